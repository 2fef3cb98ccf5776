// R-WIDGET-2
import { expect, test } from "vitest";
import { itemAfter, itemBeginningWith } from "./menu-keys.ts";

test("the down and up arrows wrap around", () => {
  expect(itemAfter("ArrowDown", 0, 3)).toBe(1);
  expect(itemAfter("ArrowDown", 2, 3)).toBe(0);
  expect(itemAfter("ArrowUp", 0, 3)).toBe(2);
});

test("without a focused item the down arrow leads to the first item and the up arrow to the last", () => {
  expect(itemAfter("ArrowDown", -1, 3)).toBe(0);
  expect(itemAfter("ArrowUp", -1, 3)).toBe(2);
});

test("Home and End lead to the first and the last item", () => {
  expect(itemAfter("Home", 2, 3)).toBe(0);
  expect(itemAfter("End", 0, 3)).toBe(2);
});

test("other keys do nothing", () => {
  expect(itemAfter("ArrowRight", 0, 3)).toBeNull();
  expect(itemAfter("Tab", 0, 3)).toBeNull();
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
