import { expect, it } from "vitest";
import { singleLine } from "./format.ts";

it.each([
  ["line breaks and other control characters", "a\r\nb\0c\u2028d\te", "a b c d e"],
  ["text direction marks", "\u202egnp\u2066.exe\u200f", "gnp.exe"],
  ["surrounding spaces", "  \u00a0a  ", "a"],
])("removes %s", (_, text, line) => {
  expect(singleLine(text, 20)).toBe(line);
});

it("cuts a long text between graphemes", () => {
  expect(singleLine("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 2)).toBe("👩‍👩‍👧‍👦…");
  expect(singleLine("abc def", 5)).toBe("abc…");
  expect(singleLine("abc", 3)).toBe("abc");
});
