import { expect, test } from "vitest";
import { words } from "./lettering.ts";

test.each([
  ["in quarters of a pixel", 1, ".24"],
  ["with half the detail in a part that is drawn at half its size", 0.5, ".48"],
])("words are paths %s, so that they do not depend on installed fonts", (_detail, scale, step) => {
  const [place, path] = words("text", "ink", 10, 20, 12, "Orders", scale).split("><");
  expect(place).toBe(`<g transform="translate(10 20) scale(${step})"`);
  expect(path).toMatch(/^path class="ink" d="M[^"]+"\/$/);
});

test("a letter has the same path data at each position", () => {
  const outlines = (text: string) =>
    / d="(.+)"/.exec(words("text", "ink", 0, 0, 10, text))?.[1]?.match(/[a-l,n-z][^m]+/g) ?? [];
  expect(outlines("LL")).toEqual([...outlines("L"), ...outlines("L")]);
  expect(outlines("L")).not.toEqual([]);
});

test("a character that the font does not have is an error that says what to do", () => {
  expect(() => words("text", "ink", 0, 0, 10, "漢")).toThrow("no “漢”");
});
