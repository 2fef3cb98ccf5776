import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { HomeGroundPlan } from "./ground.ts";
import { homeGroundMedium } from "./ground-medium.ts";
import { homeGroundPhone } from "./ground-phone.ts";
import { homeGroundTablet } from "./ground-tablet.ts";
import { homeGroundWide } from "./ground-wide.ts";

const css = readFileSync(new URL("../../../app/pages/home/ground.module.css", import.meta.url), "utf8");
const rows = [...css.matchAll(/--rows: ([^;]+);/g)].map(([, list = ""]) => list);
const frames = [...css.matchAll(/aspect-ratio: (\d+) \/ (\d+);/g)].map(([, width, height]) =>
  [width, height].map(Number),
);

const widths: [string, HomeGroundPlan, skyRow: number][] = [
  ["phone", homeGroundPhone, 34],
  ["tablet", homeGroundTablet, 40],
  ["medium", homeGroundMedium, 40],
  ["wide", homeGroundWide, 40],
];

describe.each(widths.map(([name, plan, sky], index) => ({ name, plan, sky, index })))(
  "the words of the layers on $name screens",
  ({ plan, sky, index }) => {
    test("stand in rows as high as the drawn layers", () => {
      expect(rows[index]).toBe(plan.layers.layers.map(([, thickness]) => `${thickness}fr`).join(" "));
    });

    test("begin where the drawn surface is", () => {
      expect(frames[index]).toEqual([plan.width, plan.height - plan.layers.top + sky]);
    });
  },
);
