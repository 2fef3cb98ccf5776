import { expect, test } from "vitest";
import { articlesByYear } from "./by-year.ts";

test("articles are in years, in the order in which they come", () => {
  const [a, b, c] = [{ date: "2027-01-01" }, { date: "2026-12-31" }, { date: "2026-02-01" }];
  expect(articlesByYear([a, b, c])).toEqual([
    { year: "2027", articles: [a] },
    { year: "2026", articles: [b, c] },
  ]);
});
