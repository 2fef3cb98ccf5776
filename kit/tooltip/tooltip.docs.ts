import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "Its text, as the description of the element, after name and role; also while it is hidden.",
  leftOut:
    "Touch screens may not show it, because they have no hover. Put necessary information on the page.",
  keysAt: "tooltips-popovers/tooltips",
  keys: [
    {
      keys: ["Tab"],
      does: "moves to the button, whose tooltip appears",
      presses: [{ focus: "& button", keys: ["Tab"], shows: isSeen }],
    },
    {
      keys: ["Esc"],
      does: "hides it; the focus stays",
      presses: [{ keys: ["Escape"], shows: isUnseen }],
    },
  ],
  attributes: {
    "data-open": "on the outer element, while the tooltip is open by default",
    "data-dismissed": "on the outer element, after Escape has hidden the tooltip",
  },
  anatomy: `<Tooltip text="…">{(described) => <Button {...described}>…</Button>}</Tooltip>`,
  changes: { next: ["`defaultOpen` shows it when the page loads."] },
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
