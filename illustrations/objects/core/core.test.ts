import { expect, test } from "vitest";
import { core } from "./core.ts";
import type { CoreShape } from "./core-shape.ts";

const shape: CoreShape = {
  id: "core",
  x: 100,
  y: 30,
  radius: 80,
  segments: { interface: 60, bedrock: 60 },
  seed: 3,
};

test("the same seed gives the same core, and another seed gives another one", () => {
  expect(core(shape)).toEqual(core(shape));
  expect(core({ ...shape, seed: 4 })).not.toBe(core(shape));
});

test("all ids begin with the id of the core, so that a picture can contain two cores", () => {
  const drawing = core({ ...shape, id: "left", cut: { left: -20, right: 60, from: 20, to: 90 } });
  const ids = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["left-shade", "left-side", "left-window"]);
});

test("a core shows all its layers, and a rod only if it is cut open", () => {
  const closed = core(shape);
  expect(closed).toContain('class="interface seam"');
  expect(closed).toContain('class="bedrock seam"');
  expect(closed).not.toContain('class="rod"');
  expect(core({ ...shape, cut: { left: -20, right: 60, from: 20, to: 90 } })).toContain('class="rod"');
});

test("a torn end and a sawn end have different outlines", () => {
  expect(core({ ...shape, torn: true })).not.toBe(core(shape));
});
