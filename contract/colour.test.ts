import { expect, test } from "vitest";
import { readColour } from "./colour.ts";

test.each(["#c51a65", "#C51A65", "oklch(0.5406 0.2051 2.2)", "oklch(54.06% 0.2051 2.2)"])(
  "reads %s",
  (text) => {
    expect(readColour(text)?.lightness).toBeCloseTo(0.54, 2);
    expect(readColour(text)?.chroma).toBeCloseTo(0.205, 2);
    expect(readColour(text)?.hue).toBeCloseTo(2.2, 0);
  },
);

test("a grey has a hue, so that other colours can be computed from it", () => {
  expect(readColour("#000")).toEqual({ lightness: 0, chroma: 0, hue: 0 });
});

test("the lightness of white is 1", () => {
  expect(readColour("#fff")?.lightness).toBeCloseTo(1);
});

test.each([
  "red",
  "#c51a6580",
  "#c51a6",
  "rgb(197 26 101)",
  "oklch(0.54 0.205 2 / 0.5)",
  "oklch(0.54 0.205)",
  "#c51a65; color: red",
  "",
])("does not read %j", (text) => {
  expect(readColour(text)).toBeUndefined();
});
