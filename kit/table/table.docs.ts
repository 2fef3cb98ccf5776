import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "A region named by the caption, and in it a table with column and row headers. The name of the action contains that of the row.",
  leftOut:
    "The region is focusable although it isn't a control, so that the keyboard can scroll it in narrow windows.",
  keysAt: "tables/authors",
  keys: [
    {
      keys: ["→", "←"],
      does: "scrolls horizontally if the table is wider than the screen",
      presses: [
        { focus: "[data-preview-width='360']", keys: ["Enter"], shows: "&[data-width='360']" },
        { focus: "& [role=region]", keys: ["ArrowRight"], mirrored: true, shows: hasScrolledAside },
        { keys: ["ArrowLeft"], again: true, mirrored: true, shows: hasScrolledBack },
      ],
    },
  ],
} satisfies ComponentDocs;

/** Whether the table has finished scrolling sideways. Runs in the browser. */
function hasScrolledAside(): boolean {
  const region = document.activeElement;
  if (!(region instanceof HTMLElement) || region.scrollLeft === 0) return false;
  const before = region.dataset.seenAt;
  region.dataset.seenAt = String(region.scrollLeft);
  return before === region.dataset.seenAt;
}

/** Whether the table has scrolled back towards its start. Runs in the browser. */
function hasScrolledBack(): boolean {
  const region = document.activeElement;
  if (!(region instanceof HTMLElement)) return false;
  return Math.abs(region.scrollLeft) < Math.abs(Number(region.dataset.seenAt));
}
