import { describe, expect, test } from "vitest";
import { mineralBands } from "./mineral.ts";

const plan = {
  width: 400,
  height: 300,
  step: 12,
  // A round hill of height 1 in the middle.
  field: (u: number, v: number) => 1 - Math.hypot((u - 0.5) * 400, (v - 0.5) * 300) / 250,
};

describe("bands of a mineral", () => {
  test("begin where the field reaches their level", () => {
    const drawing = mineralBands({ ...plan, bands: [{ level: 0.6, mark: "malachite-1", lined: false }] });
    const points = absolutePoints(drawing);
    expect(points.length).toBeGreaterThan(20);
    for (const [x, y] of points) expect(Math.abs(Math.hypot(x - 200, y - 150) - 100)).toBeLessThan(3);
  });

  test("are left out if another band hides them completely", () => {
    const band = (level: number) => ({ level, mark: "malachite-1" as const, lined: false });
    const paths = (levels: number[]) =>
      mineralBands({ ...plan, bands: levels.map(band) }).match(/<path/g)?.length;
    expect(paths([-9, -8, -7, 0.5])).toBe(2);
    expect(paths([0.2, 0.5])).toBe(2);
  });

  test("are not drawn if their level is above the whole field", () => {
    expect(mineralBands({ ...plan, bands: [{ level: 1.1, mark: "malachite-1", lined: true }] })).toBe("");
  });
});

/** Returns the absolute end points of a path's relative curves. */
function absolutePoints(drawing: string): [x: number, y: number][] {
  const [, startX = "0", startY = "0", curves = ""] = /d="M(-?\d+)[ ]?(-?\d+)q([^z]*)z/.exec(drawing) ?? [];
  const steps = (curves.match(/-?\d+/g) ?? []).map(Number);
  let [x, y] = [Number(startX), Number(startY)];
  const points: [number, number][] = [];
  for (let index = 0; index + 3 < steps.length; index += 4) {
    x += steps[index + 2] ?? 0;
    y += steps[index + 3] ?? 0;
    points.push([x, y]);
  }
  return points;
}
