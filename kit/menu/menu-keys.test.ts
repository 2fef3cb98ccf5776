// R-WIDGET-2
import { expect, test } from "vitest";
import { itemAfter, itemBeginningWith } from "./menu-keys.ts";

test("down and up go round", () => {
  expect(itemAfter("ArrowDown", 0, 3)).toBe(1);
  expect(itemAfter("ArrowDown", 2, 3)).toBe(0);
  expect(itemAfter("ArrowUp", 0, 3)).toBe(2);
});

test("with no item yet, down leads to the first and up to the last", () => {
  expect(itemAfter("ArrowDown", -1, 3)).toBe(0);
  expect(itemAfter("ArrowUp", -1, 3)).toBe(2);
});

test("Home and End go to the ends", () => {
  expect(itemAfter("Home", 2, 3)).toBe(0);
  expect(itemAfter("End", 0, 3)).toBe(2);
});

test("other keys lead nowhere", () => {
  expect(itemAfter("ArrowRight", 0, 3)).toBeNull();
  expect(itemAfter("Tab", 0, 3)).toBeNull();
});

const names = ["Lower the drill", "Hold", "Pull the core", "Pump", "hose"];

test("a letter leads to the next item that begins with it, and again to the one after", () => {
  expect(itemBeginningWith("p", 0, names)).toBe(2);
  expect(itemBeginningWith("P", 2, names)).toBe(3);
  expect(itemBeginningWith("pp", 3, names)).toBe(2);
  expect(itemBeginningWith("h", 1, names)).toBe(4);
});

test("several letters lead to the item that begins with all of them, be it the one that is there", () => {
  expect(itemBeginningWith("pum", 2, names)).toBe(3);
  expect(itemBeginningWith("pul", 2, names)).toBe(2);
  expect(itemBeginningWith("hos", 1, names)).toBe(4);
});

test("letters that no item begins with lead nowhere", () => {
  expect(itemBeginningWith("x", 0, names)).toBeNull();
  expect(itemBeginningWith("h", 0, [])).toBeNull();
});
