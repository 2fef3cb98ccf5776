import type { AccessibilityOf } from "./accessibility-words.ts";

/** What gives other things their place, and says nothing itself. */
export const layouts: AccessibilityOf = {
  card: { told: "Nothing of its own: a `div`, or what `as` names, around what it is given." },
  "counter-row": { told: "Nothing of its own: a `div` around its cards." },
  prose: { told: "Nothing of its own: a `div`. Headings, lists and quotes in it are told as what they are." },
};
