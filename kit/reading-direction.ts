export type ReadingDirection = "ltr" | "rtl";

/** The writing direction of an element. */
export function readingDirection(element: Element): ReadingDirection {
  return getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
}
