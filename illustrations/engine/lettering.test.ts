import { expect, test } from "vitest";
import { widthOf, words } from "./lettering.ts";

test("words are paths, not type of whoever looks at them", () => {
  expect(words("text", "ink", 10, 20, 12, "Orders")).toMatch(
    /^<g transform="translate\(10 20\) scale\(\.12\)"><path class="ink" d="M[^"]+"\/><\/g>$/,
  );
});

test("a letter is written in the same numbers wherever it stands", () => {
  const outlines = (text: string) =>
    / d="(.+)"/.exec(words("text", "ink", 0, 0, 10, text))?.[1]?.match(/[a-l,n-z][^m]+/g) ?? [];
  expect(outlines("LL")).toEqual([...outlines("L"), ...outlines("L")]);
  expect(outlines("L")).not.toEqual([]);
});

test("labels are as wide as they have signs", () => {
  expect(widthOf("mono", 10, "SYD-02")).toBeCloseTo(36, 0);
});

test("a sign without an outline says what to do", () => {
  expect(() => words("text", "ink", 0, 0, 10, "漢")).toThrow("no “漢”");
});
