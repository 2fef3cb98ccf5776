import type { AccessibilityOf } from "./accessibility-words.ts";

/** What gives other things their place, and says nothing itself. */
export const layouts: AccessibilityOf = {
  card: { told: "Nothing of its own: a `div`, or what `as` names, around what it is given." },
  columns: { told: "Nothing of its own: a `div`. What stands in it is read from the first to the last." },
  "counter-row": { told: "Nothing of its own: a `div` around its cards." },
  "field-pairs": { told: "Nothing of its own: a `div`. Fields are read row by row." },
  "field-row": { told: "Nothing of its own: a `div` around a field and its button." },
  ground: {
    told: "Nothing of its own: a `div` around its words. The picture is decoration and is passed over.",
  },
  "over-picture": {
    told: "Nothing of its own: a `div` around what lies over the picture, which is passed over.",
  },
  prose: { told: "Nothing of its own: a `div`. Headings, lists and quotes in it are told as what they are." },
  rock: { told: "Nothing of its own: a `div` around what it is given." },
  row: { told: "Nothing of its own: a `div`. A `label` is read before the row, and names nothing." },
  split: { told: "Nothing of its own: a `div`. The first half is read before the second." },
  stack: { told: "Nothing of its own: a `div` around what it is given." },
  tiles: { told: "Nothing of its own: a `div`. What stands in it is read row by row." },
};
