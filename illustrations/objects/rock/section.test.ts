import { expect, test } from "vitest";
import { type SectionPlan, section } from "./section.ts";

const plan: SectionPlan = {
  seed: 7,
  from: 0,
  to: 600,
  top: 40,
  layers: [
    ["interface", 100],
    ["platform", 90],
    ["bedrock", 120],
  ],
  amplitude: 12,
  wavelength: 150,
};

test("the same seed gives the same ground, another seed another", () => {
  expect(section(plan).body).toBe(section(plan).body);
  expect(section({ ...plan, seed: 8 }).body).not.toBe(section(plan).body);
});

test("there is a line above and below each layer, and they never cross", () => {
  const { lines } = section(plan);
  expect(lines).toHaveLength(4);
  for (let x = plan.from; x <= plan.to; x += 5) {
    const heights = lines.map((line) => line(x));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  }
});

test("thin layers thin out, and never cross either", () => {
  const { lines } = section({
    ...plan,
    to: 2_600,
    amplitude: 7,
    layers: [
      ["interface", 15],
      ["delivery", 13],
      ["platform", 15],
      ["network", 13],
    ],
  });
  for (let x = plan.from; x <= 2_600; x += 5) {
    const heights = lines.map((line) => line(x));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  }
});

test("the middle of a layer lies halfway between its lines", () => {
  const { lines, middle } = section(plan);
  expect(middle(1)(300)).toBeCloseTo(((lines[1]?.(300) ?? 0) + (lines[2]?.(300) ?? 0)) / 2);
});

test("a fault drops the inner beds at its right and leaves surface and underside whole", () => {
  const whole = section(plan);
  const broken = section({ ...plan, fault: { x: 300, drop: 20 } });
  const drops = whole.lines.map((line, index) => Math.round((broken.lines[index]?.(500) ?? 0) - line(500)));
  expect(drops).toEqual([0, 20, 20, 0]);
  expect(broken.lines[1]?.(200)).toBe(whole.lines[1]?.(200));
});

test("more ground at the sides leaves the surface where it is", () => {
  const wider = section({ ...plan, from: -400, to: 1000 });
  expect(wider.lines[0]?.(120)).toBe(section(plan).lines[0]?.(120));
});
