export type ReadingDirection = "ltr" | "rtl";

/** Returns the writing direction of an element. */
export function readingDirection(element: Element): ReadingDirection {
  return getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
}
