import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "A region with its caption as its name, and in it a table with headed columns and rows. The action is read with the name of its row.",
  leftOut:
    "The region takes the focus though there is nothing to press: where the window is narrow it scrolls, by keys too.",
  keys: {
    at: "tables/authors",
    rows: [
      {
        keys: ["→", "←"],
        does: "scrolls it sideways where it is wider than the screen",
        presses: [
          { focus: "[data-preview-width='360']", keys: ["Enter"], shows: "&[data-width='360']" },
          { focus: "& [role=region]", keys: ["ArrowRight"], mirrored: true, shows: hasScrolledAside },
          { keys: ["ArrowLeft"], again: true, mirrored: true, shows: hasScrolledBack },
        ],
      },
    ],
  },
  since: "1.0.0",
} satisfies ComponentDocs;

/** Runs in the browser. Whether the table has scrolled and stopped. */
function hasScrolledAside(): boolean {
  const region = document.activeElement;
  if (!(region instanceof HTMLElement) || region.scrollLeft === 0) return false;
  const before = region.dataset.seenAt;
  region.dataset.seenAt = String(region.scrollLeft);
  return before === region.dataset.seenAt;
}

/** Runs in the browser. Whether the table has scrolled back towards its start. */
function hasScrolledBack(): boolean {
  const region = document.activeElement;
  if (!(region instanceof HTMLElement)) return false;
  return Math.abs(region.scrollLeft) < Math.abs(Number(region.dataset.seenAt));
}
