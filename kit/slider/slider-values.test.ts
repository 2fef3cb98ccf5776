// R-WIDGET-12, R-WIDGET-13
import { describe, expect, it } from "vitest";
import { checkInitialisedOnce, firstValues, moveHandle, nearestHandle, percent } from "./slider-values.ts";

const scale = { min: 0, max: 100, step: 1 };

describe("a slider", () => {
  it.each([-1, 2, 0.5, Number.NaN])("refuses handle %s of two: 'invalid handle number'", (handle) => {
    expect(() => moveHandle([30, 80], handle, 50, scale)).toThrow(new RangeError("invalid handle number"));
  });

  it.each([[[30]], [[1, 2, 3]], [[]]])(
    "refuses a second model with another number of handles: %j",
    (second) => {
      expect(() => checkInitialisedOnce([30, 80], second)).toThrow(
        new Error("element can be initialised once"),
      );
    },
  );

  it("accepts other values for the same number of handles", () => {
    expect(() => checkInitialisedOnce([30, 80], [31, 80])).not.toThrow();
  });
});

describe("the handles of a slider", () => {
  it("do not cross", () => {
    expect(moveHandle([30, 80], 0, 95, scale)).toEqual([80, 80]);
    expect(moveHandle([30, 80], 1, 10, scale)).toEqual([30, 30]);
    expect(moveHandle([10, 50, 90], 1, 0, scale)).toEqual([10, 10, 90]);
  });

  it("stay within the limits and on a step", () => {
    expect(moveHandle([50], 0, 1000, scale)).toEqual([100]);
    expect(moveHandle([50], 0, -3, scale)).toEqual([0]);
    expect(moveHandle([0], 0, 0.31, { min: 0, max: 1, step: 0.1 })).toEqual([0.3]);
    expect(moveHandle([5], 0, 100, { min: 5, max: 100, step: 10 })).toEqual([95]);
    expect(moveHandle([5], 0, 36, { min: 5, max: 100, step: 10 })).toEqual([35]);
    expect(firstValues([100, 30.2, 5.4], scale)).toEqual([5, 30, 100]);
  });

  it("follow a click on the track: the nearest one, or of two at one position the one that can move there", () => {
    expect(nearestHandle([30, 80], 40)).toBe(0);
    expect(nearestHandle([30, 80], 70)).toBe(1);
    expect(nearestHandle([50, 50], 60)).toBe(1);
    expect(nearestHandle([50, 50], 40)).toBe(0);
    expect(nearestHandle([10, 50, 50], 40)).toBe(1);
    expect(nearestHandle([50, 50], 50)).toBe(0);
    expect(nearestHandle([50, 50, 90], 60)).toBe(1);
  });

  it("have a position in percent", () => {
    expect(percent(30, scale)).toBe(30);
    expect(percent(5, { min: 5, max: 25, step: 1 })).toBe(0);
    expect(percent(15, { min: 5, max: 25, step: 1 })).toBe(50);
    expect(percent(7, { min: 7, max: 7, step: 1 })).toBe(0);
  });
});
