import { expect, test } from "vitest";
import { memoryTrend, type Sample, slope } from "./samples.ts";

test("the slope is that of the line through the points", () => {
  expect(
    slope([
      [0, 5],
      [1, 7],
      [2, 9],
    ]),
  ).toBeCloseTo(2);
  expect(
    slope([
      [0, 1],
      [1, 3],
      [2, 1],
      [3, 3],
    ]),
  ).toBeCloseTo(0.4);
});

test("memory is judged by the longest life, warm", () => {
  const of = (life: number, from: number, to: number, memory: (at: number) => number): Sample[] =>
    Array.from({ length: (to - from) / 5 + 1 }, (_, index) => {
      const at = from + index * 5;
      return { at, life, memory: memory(at), handles: 30, wal: 0, open: 0 };
    });
  const first = of(0, 0, 60, (at) => at * 10);
  const second = of(1, 65, 365, (at) => (at < 125 ? 80 : 100 + (at - 125) / 60));
  const trend = memoryTrend([...first, ...second]);
  expect(trend?.first).toBeCloseTo(81.5, 0);
  expect(trend?.last).toBeCloseTo(103.5);
  expect(trend?.perMinute).toBeCloseTo(1);
  expect(memoryTrend(first)).toBeNull();
});
