// R-KIT-20, R-WIDGET-10
import { expect, test } from "vitest";
import { starsOf } from "./stars.ts";

test.each([
  [0, 0, "-----"],
  [0.5, 0.5, "/----"],
  [3, 3, "***--"],
  [3.2, 3, "***--"],
  [3.3, 3.5, "***/-"],
  [4.5, 4.5, "****/"],
  [5, 5, "*****"],
] as const)("a rating of %d, rounded to %d, is drawn as %s", (rating, rounded, drawn) => {
  const { value, stars } = starsOf(rating);
  expect(value).toBe(rounded);
  expect(stars.map((star) => ({ full: "*", half: "/", empty: "-" })[star]).join("")).toBe(drawn);
});
