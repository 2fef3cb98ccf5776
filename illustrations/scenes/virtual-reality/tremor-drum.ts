import { words } from "../../engine/lettering.ts";
import { circle, path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { range } from "../../engine/numbers.ts";
import type { Point } from "../../engine/pen.ts";
import { polyline } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";

const width = 640;
const row = 40;

/** The tremors of six hours, one line per hour. The large one in the fourth hour is a truck passing. */
const hours = [
  { seed: 3, events: [{ at: 0.62, size: 8 }] },
  { seed: 5, events: [] },
  { seed: 8, events: [{ at: 0.2, size: 9 }] },
  { seed: 13, events: [{ at: 0.29, size: 30 }] },
  { seed: 21, events: [{ at: 0.8, size: 6 }] },
  { seed: 34, events: [] },
] as const;

/** The paper of a seismograph drum, 640 by 252 pixels. */
function tremorDrum(): string {
  const lines = hours.map(({ seed, events }, index) => {
    const level = 26 + index * row;
    const end = index === hours.length - 1 ? width * 0.6 : width;
    const [hum, shake] = [noise(seed, 7, 2), noise(seed + 1, 2.6, 1)];
    const points = range(0, end + 1, 2).map((x): Point => {
      const swing = events.reduce((sum, { at, size }) => sum + size * swell(x / width - at), 0);
      return [x, level + hum(x) * 1.1 + shake(x) * swing];
    });
    return path("line-thin", polyline(points));
  });
  const rules = Array.from({ length: 7 }, (_, index) => `M${(index * width) / 6} 0v252`).join("");
  return picture({
    width,
    height: 252,
    body:
      path("line-faint", rules, 0.6) +
      lines.join("") +
      path("leader", "M196 125h44") +
      circle("leader-end", 240, 125, 3.5) +
      words("mono", "ink", 250, 131, 18, "1.2"),
  });
}

/** The strength of a tremor, from 0 to 1, `past` hours after its peak: a fast rise and a slow decay. */
function swell(past: number): number {
  if (past < 0) return Math.exp(past * 400);
  return Math.exp(-past * 16);
}

export const pictures: readonly Picture[] = [{ name: "tremor-drum", draw: tremorDrum, budget: 5_500 }];
