import { expect, test } from "vitest";
import { words } from "./lettering.ts";

test("words are paths, so that they do not depend on installed fonts", () => {
  expect(words("text", "ink", 10, 20, 12, "Orders")).toMatch(
    /^<g transform="translate\(10 20\) scale\(\.12\)"><path class="ink" d="M[^"]+"\/><\/g>$/,
  );
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
