import { expect, test } from "vitest";
import { entriesByYear } from "./by-year.ts";

test("entries are grouped by year and keep their order", () => {
  const [a, b, c] = [{ date: "2027-01-01" }, { date: "2026-12-31" }, { date: "2026-02-01" }];
  expect(entriesByYear([a, b, c])).toEqual([
    { year: "2027", entries: [a] },
    { year: "2026", entries: [b, c] },
  ]);
});
