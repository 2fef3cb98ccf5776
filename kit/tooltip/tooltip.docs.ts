import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "Its words, as the description of what it describes, after name and role; also while it is not shown.",
  leftOut:
    "Touch screens may not show it, for nothing hovers there: what has to be known stands on the page.",
  keys: {
    at: "tooltips-popovers/tooltips",
    rows: [
      {
        keys: ["Tab"],
        does: "to the button; its tooltip appears",
        presses: [{ focus: "& button", keys: ["Tab"], shows: isSeen }],
      },
      {
        keys: ["Esc"],
        does: "sends it away, the focus stays",
        presses: [{ keys: ["Escape"], shows: isUnseen }],
      },
    ],
  },
  attributes: {
    "data-open": "on the outermost element: the note is shown at first",
    "data-dismissed": "there: Escape has sent the note away",
  },
  anatomy: `<Tooltip text="…">{(described) => <Button {...described}>…</Button>}</Tooltip>`,
  since: "1.0.0",
  changes: [{ version: "next", what: "`defaultOpen` shows it at first." }],
} satisfies ComponentDocs;

/** Runs in the browser. */
function isSeen(): boolean {
  const note = document.querySelector(":has(> * > :focus) > [role=tooltip]");
  return note?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;
}

/** Runs in the browser. */
function isUnseen(): boolean {
  const note = document.querySelector(":has(> * > :focus) > [role=tooltip]");
  return note?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === false;
}
