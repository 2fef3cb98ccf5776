import { expect, test } from "vitest";
import { csvLines } from "./csv.ts";

test.each([
  ["plain", "plain"],
  ["a,b", '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["", ""],
])("writes %j as %s", (text, written) => {
  expect(csvLines([[text, "x"]])).toEqual([`${written},x`]);
});

test.each(["=HYPERLINK(1)", "+61", "-1", "@SUM(A1)", "\t=1", "\r=1"])("48. makes %j text", (formula) => {
  expect(csvLines([[formula]])).toEqual([`"'${formula}"`]);
});
