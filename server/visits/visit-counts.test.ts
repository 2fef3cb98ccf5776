import { describe, expect, test, vi } from "vitest";
import { createVisitCounts } from "./visit-counts.ts";

vi.mock("../../site.config.ts", () => import("../testing/site-in-sydney.ts"));

const inSydney = (text: string) => Temporal.ZonedDateTime.from(`${text}[Australia/Sydney]`).epochMilliseconds;
const noon = inSydney("2026-11-23T12:00");

describe("95. visits are counted by day, page and referring host", () => {
  test("each once, and none again after it was taken", () => {
    const counts = createVisitCounts();
    for (const host of ["", "example.org", ""]) counts.count(noon, "/contact", host);
    counts.count(noon, "/", "");
    expect(counts.take(noon)).toEqual([
      { day: "2026-11-23", page: "/contact", referrer: "", views: 2 },
      { day: "2026-11-23", page: "/contact", referrer: "example.org", views: 1 },
      { day: "2026-11-23", page: "/", referrer: "", views: 1 },
    ]);
    expect(counts.take(noon)).toEqual([]);
    counts.count(noon, "/", "");
    expect(counts.take(noon)).toEqual([{ day: "2026-11-23", page: "/", referrer: "", views: 1 }]);
  });

  test("the day is that of the site's time zone, also where the clocks are put back, or the server's own was wrong", () => {
    const counts = createVisitCounts();
    for (const time of [
      "2026-11-23T23:59:59",
      "2026-11-24T00:00",
      // 25 hours long.
      "2027-04-04T23:59:59",
      "2027-04-05T00:00",
      "2026-11-23T00:00",
    ]) {
      counts.count(inSydney(time), "/", "");
    }
    const days = counts.take(noon).map(({ day, views }) => [day, views]);
    expect(days).toEqual([
      ["2026-11-23", 2],
      ["2026-11-24", 1],
      ["2027-04-04", 1],
      ["2027-04-05", 1],
    ]);
  });

  test("what could not be stored is put back", () => {
    const counts = createVisitCounts();
    counts.count(noon, "/", "example.org");
    const taken = counts.take(noon);
    counts.count(noon, "/", "example.org");
    counts.putBack(taken);
    expect(counts.take(noon)).toMatchObject([{ referrer: "example.org", views: 2 }]);
  });
});

test("95. made-up hosts take memory for 300 a day; what is over is counted without", () => {
  const counts = createVisitCounts();
  for (let number = 0; number < 2000; number += 1) counts.count(noon, "/", `h${number}.example.org`);
  const first = counts.take(noon);
  expect(first).toHaveLength(301);
  expect(first.find(({ referrer }) => referrer === "")?.views).toBe(1700);
  counts.count(noon, "/", "another.example.org");
  counts.count(noon, "/", "h0.example.org");
  expect(counts.take(noon).map(({ referrer }) => referrer)).toEqual(["h0.example.org", ""]);
  const next = noon + 24 * 60 * 60 * 1000;
  counts.count(next, "/", "another.example.org");
  expect(counts.take(next)).toMatchObject([{ day: "2026-11-24", referrer: "another.example.org" }]);
});
