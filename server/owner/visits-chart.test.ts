import { expect, test } from "vitest";
import { visitsChart } from "./visits-chart.ts";

const days = (...views: number[]) =>
  views.map((count, index) => ({
    begins: Temporal.PlainDate.from("2026-11-16").add({ days: index }),
    views: count,
  }));

test("columns as high as their figures, over their days; one visit is seen", () => {
  expect(visitsChart(days(0, 1, 24, 48, 6, 12, 36, 3, 0, 1, 2, 4, 8, 16))).toEqual([
    "48 ┤         ██",
    "   │         ██       ▄▄",
    "   │         ██       ██",
    "   │      ██ ██       ██",
    "   │      ██ ██    ▄▄ ██                   ██",
    "   │   ▁▁ ██ ██ ▆▆ ██ ██ ▃▃    ▁▁ ▂▂ ▄▄ ██ ██",
    " 0 └──────────────────────────────────────────",
    "    16 Nov                              29 Nov",
  ]);
});

test.each([1, 2, 5, 30, 31, 62, 70])("%i columns fit into 80 characters, with what they weigh", (count) => {
  const lines = visitsChart(days(...Array.from({ length: count }, (_, index) => index * 12_345)));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
});
