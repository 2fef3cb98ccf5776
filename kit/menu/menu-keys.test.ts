// R-WIDGET-2
import { expect, test } from "vitest";
import { itemAfter, itemBeginningWith } from "./menu-keys.ts";

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 0],
  ["ArrowUp", 0, 2],
  ["ArrowDown", -1, 0],
  ["ArrowUp", -1, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["ArrowRight", 0, null],
  ["Tab", 0, null],
])("of three items, %s leads from %i (-1 is none) to %s", (key, from, to) => {
  expect(itemAfter(key, from, 3)).toBe(to);
});

const names = ["Lower the drill", "Hold", "Pull the core", "Pump", "hose"];

test("a letter leads to the next item that starts with it, and the same letter again to the item after that", () => {
  expect(itemBeginningWith("p", 0, names)).toBe(2);
  expect(itemBeginningWith("P", 2, names)).toBe(3);
  expect(itemBeginningWith("pp", 3, names)).toBe(2);
  expect(itemBeginningWith("h", 1, names)).toBe(4);
});

test("several letters lead to the item that starts with all of them, which may be the focused one", () => {
  expect(itemBeginningWith("pum", 2, names)).toBe(3);
  expect(itemBeginningWith("pul", 2, names)).toBe(2);
  expect(itemBeginningWith("hos", 1, names)).toBe(4);
});

test("letters with which no item starts lead to no item", () => {
  expect(itemBeginningWith("x", 0, names)).toBeNull();
  expect(itemBeginningWith("h", 0, [])).toBeNull();
});
