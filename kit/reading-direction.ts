export type ReadingDirection = "ltr" | "rtl";

/** Which way is read where an element stands. */
export function readingDirection(element: Element): ReadingDirection {
  return getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
}
