// R-WIDGET-5
import { expect, test } from "vitest";
import { tabAfter } from "./tab-keys.ts";

test("side by side, left and right go round", () => {
  expect(tabAfter("ArrowRight", 0, 3, "horizontal")).toBe(1);
  expect(tabAfter("ArrowRight", 2, 3, "horizontal")).toBe(0);
  expect(tabAfter("ArrowLeft", 0, 3, "horizontal")).toBe(2);
});

test("where reading goes from right to left, left is on and right is back", () => {
  expect(tabAfter("ArrowLeft", 0, 3, "horizontal", "rtl")).toBe(1);
  expect(tabAfter("ArrowLeft", 2, 3, "horizontal", "rtl")).toBe(0);
  expect(tabAfter("ArrowRight", 0, 3, "horizontal", "rtl")).toBe(2);
  expect(tabAfter("ArrowDown", 0, 3, "vertical", "rtl")).toBe(1);
  expect(tabAfter("End", 0, 3, "horizontal", "rtl")).toBe(2);
});

test("one below the other, up and down do", () => {
  expect(tabAfter("ArrowDown", 2, 3, "vertical")).toBe(0);
  expect(tabAfter("ArrowUp", 0, 3, "vertical")).toBe(2);
});

test("the keys of the other direction are left to the page", () => {
  expect(tabAfter("ArrowDown", 0, 3, "horizontal")).toBeNull();
  expect(tabAfter("ArrowRight", 0, 3, "vertical")).toBeNull();
  expect(tabAfter("Tab", 0, 3, "horizontal")).toBeNull();
});

test("Home and End go to the ends either way", () => {
  expect(tabAfter("Home", 2, 3, "vertical")).toBe(0);
  expect(tabAfter("End", 0, 3, "horizontal")).toBe(2);
});
