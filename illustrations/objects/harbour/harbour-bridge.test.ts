import { expect, test } from "vitest";
import { harbourBridge } from "./harbour-bridge.ts";

/** The two chords are the only lines of these strengths: the upper one 2.2, the lower one 2.8. */
const chord = (strength: number) => {
  const [, data = ""] = harbourBridge().match(new RegExp(`stroke-width="${strength}" d="([^"]+)"`)) ?? [];
  return data;
};

test("has an arch of 28 panels", () => {
  const steps = chord(2.2).match(/-?\d*\.?\d+/g)?.length ?? 0;
  const flat = chord(2.2).match(/h/g)?.length ?? 0;
  expect((steps + flat) / 2).toBe(29);
});

test("stands with its bearings over the water and its crown over the deck", () => {
  expect(chord(2.2)).toMatch(/^M-201-62/);
  expect(chord(2.8)).toMatch(/^M-201-11/);
});
