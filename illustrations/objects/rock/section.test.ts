import { expect, test } from "vitest";
import { type SectionPlan, section } from "./section.ts";

const plan: SectionPlan = {
  seed: 7,
  from: 0,
  to: 600,
  top: 40,
  layers: { interface: 100, platform: 90, bedrock: 120 },
  amplitude: 12,
  wavelength: 150,
};

test("the same seed gives the same ground, and another seed gives another one", () => {
  expect(section(plan).body).toBe(section(plan).body);
  expect(section({ ...plan, seed: 8 }).body).not.toBe(section(plan).body);
});

test("each layer has a line above and below it, and lines never cross", () => {
  const { bed } = section(plan);
  for (let x = 0; x <= plan.to; x += 5) {
    const heights = [0, 1, 2, 3].map((index) => bed(index, x));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  }
});

test("the lines of thin layers never cross", () => {
  const { bed } = section({
    ...plan,
    to: 2_600,
    amplitude: 7,
    layers: { interface: 15, delivery: 13, platform: 15, network: 13 },
  });
  for (let x = 0; x <= 2_600; x += 5) {
    const heights = [0, 1, 2, 3, 4].map((index) => bed(index, x));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  }
});

test("the middle of a layer lies halfway between its lines", () => {
  const { bed, middle } = section(plan);
  expect(middle(1, 300)).toBeCloseTo((bed(1, 300) + bed(2, 300)) / 2);
});

test("a fault lowers the inner beds at its right, but neither the surface nor the underside", () => {
  const whole = section(plan);
  const broken = section({ ...plan, fault: { x: 300, drop: 20 } });
  const drops = [0, 1, 2, 3].map((index) => Math.round(broken.bed(index, 500) - whole.bed(index, 500)));
  expect(drops).toEqual([0, 20, 20, 0]);
  expect(broken.bed(1, 200)).toBe(whole.bed(1, 200));
});

test("more ground at the sides does not change the surface", () => {
  const wider = section({ ...plan, from: -400, to: 1000 });
  expect(wider.surface(120)).toBe(section(plan).surface(120));
});
