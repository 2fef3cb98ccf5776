// R-WIDGET-5
import { expect, test } from "vitest";
import { tabAfter } from "./tab-keys.ts";

test.each([
  ["horizontal", "ltr", "ArrowRight", 0, 1],
  ["horizontal", "ltr", "ArrowRight", 2, 0],
  ["horizontal", "ltr", "ArrowLeft", 0, 2],
  ["horizontal", "rtl", "ArrowLeft", 0, 1],
  ["horizontal", "rtl", "ArrowLeft", 2, 0],
  ["horizontal", "rtl", "ArrowRight", 0, 2],
  ["vertical", "rtl", "ArrowDown", 0, 1],
  ["horizontal", "rtl", "End", 0, 2],
  ["vertical", "ltr", "ArrowDown", 2, 0],
  ["vertical", "ltr", "ArrowUp", 0, 2],
  ["horizontal", "ltr", "ArrowDown", 0, null],
  ["vertical", "ltr", "ArrowRight", 0, null],
  ["horizontal", "ltr", "Tab", 0, null],
  ["vertical", "ltr", "Home", 2, 0],
  ["horizontal", "ltr", "End", 0, 2],
] as const)("in a %s list of three tabs, read %s, %s leads from %i to %s", (list, reading, key, from, to) => {
  expect(tabAfter(key, from, 3, list, reading)).toBe(to);
});
