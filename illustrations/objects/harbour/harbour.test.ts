import { expect, test } from "vitest";
import { harbour } from "./harbour.ts";

const plan = { from: 100, to: 606, y: 250, depth: 40, seed: 5, ferry: { x: 420, scale: 0.7 } };

test("the same seed gives the same waves, another seed others", () => {
  expect(harbour(plan)).toBe(harbour(plan));
  expect(harbour({ ...plan, seed: 6 })).not.toBe(harbour(plan));
});

test("the water reaches from shore to shore", () => {
  expect(harbour(plan)).toContain('d="M100 250q24 40 60 40H546q36 0 60-40z"');
});
