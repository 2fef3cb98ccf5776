import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { appsPit } from "../../../illustrations/scenes/apps/pit.ts";
import { appsPitMedium, appsPitWide } from "../../../illustrations/scenes/apps/pits.ts";

const css = readFileSync(new URL("apps.module.css", import.meta.url), "utf8");
const lengths = (name: string) =>
  [...css.matchAll(new RegExp(`--${name}: (\\d+)px;`, "g"))].map(([, length]) => Number(length));

describe.each([
  { name: "medium", plan: appsPitMedium, index: 0 },
  { name: "wide", plan: appsPitWide, index: 1 },
])("the columns of the apps on $name screens", ({ plan, index }) => {
  test("end at the walls of the pit", () => {
    expect(lengths("left-step")[index]).toBe(plan.width / 2 - plan.walls.bench);
    expect(lengths("right-step")[index]).toBe(plan.walls.floor - plan.width / 2);
  });
});

test("each app stands on its step, a little way in the ground", () => {
  const steps = [appsPit.surface, appsPit.bench, appsPit.floor].map((step) => appsPit.height - step);
  for (const [index, height] of lengths("ground").entries()) {
    const step = steps[index] ?? 0;
    expect(height).toBeLessThanOrEqual(step);
    expect(height).toBeGreaterThanOrEqual(step - 8);
  }
  expect(lengths("ground")).toHaveLength(3);
});
