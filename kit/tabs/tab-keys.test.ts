// R-WIDGET-5
import { expect, test } from "vitest";
import { tabAfter } from "./tab-keys.ts";

test("in a horizontal list the left and right arrows wrap around", () => {
  expect(tabAfter("ArrowRight", 0, 3, "horizontal")).toBe(1);
  expect(tabAfter("ArrowRight", 2, 3, "horizontal")).toBe(0);
  expect(tabAfter("ArrowLeft", 0, 3, "horizontal")).toBe(2);
});

test("in right-to-left text the left arrow leads to the next tab and the right arrow to the previous one", () => {
  expect(tabAfter("ArrowLeft", 0, 3, "horizontal", "rtl")).toBe(1);
  expect(tabAfter("ArrowLeft", 2, 3, "horizontal", "rtl")).toBe(0);
  expect(tabAfter("ArrowRight", 0, 3, "horizontal", "rtl")).toBe(2);
  expect(tabAfter("ArrowDown", 0, 3, "vertical", "rtl")).toBe(1);
  expect(tabAfter("End", 0, 3, "horizontal", "rtl")).toBe(2);
});

test("in a vertical list the up and down arrows wrap around", () => {
  expect(tabAfter("ArrowDown", 2, 3, "vertical")).toBe(0);
  expect(tabAfter("ArrowUp", 0, 3, "vertical")).toBe(2);
});

test("the arrow keys of the other direction do nothing", () => {
  expect(tabAfter("ArrowDown", 0, 3, "horizontal")).toBeNull();
  expect(tabAfter("ArrowRight", 0, 3, "vertical")).toBeNull();
  expect(tabAfter("Tab", 0, 3, "horizontal")).toBeNull();
});

test("Home and End lead to the first and the last tab in both directions", () => {
  expect(tabAfter("Home", 2, 3, "vertical")).toBe(0);
  expect(tabAfter("End", 0, 3, "horizontal")).toBe(2);
});
