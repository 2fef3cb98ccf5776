// R-KIT-20, R-WIDGET-10
import { expect, test } from "vitest";
import { starsOf } from "./stars.ts";

test.each([
  [0, "-----"],
  [0.5, "/----"],
  [3, "***--"],
  [4.5, "****/"],
  [5, "*****"],
] as const)("%f stars are drawn as %s", (rating, drawn) => {
  expect(drawingOf(rating)).toBe(drawn);
});

test("a rating is rounded to halves", () => {
  expect(drawingOf(3.3)).toBe("***/-");
  expect(starsOf(3.2).value).toBe(3);
});

function drawingOf(rating: number): string {
  return starsOf(rating)
    .stars.map((star) => ({ full: "*", half: "/", empty: "-" })[star])
    .join("");
}
