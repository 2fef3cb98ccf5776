import { describe, expect, test } from "vitest";
import { createVisitCounts } from "./visit-counts.ts";

const inSydney = (text: string) => Temporal.ZonedDateTime.from(`${text}[Australia/Sydney]`).epochMilliseconds;
const noon = inSydney("2026-11-23T12:00");
const day = 24 * 60 * 60 * 1000;

describe("95. visits are counted by day, page and referring host", () => {
  test("each once, and none again after it was taken", () => {
    const counts = createVisitCounts(noon);
    for (const host of ["", "example.org", ""]) counts.count("/contact", host);
    counts.count("/", "");
    expect(counts.take(noon)).toEqual([
      { day: "2026-11-23", page: "/contact", referrer: "", views: 2 },
      { day: "2026-11-23", page: "/contact", referrer: "example.org", views: 1 },
      { day: "2026-11-23", page: "/", referrer: "", views: 1 },
    ]);
    expect(counts.take(noon)).toEqual([]);
    counts.count("/", "");
    expect(counts.take(noon)).toEqual([{ day: "2026-11-23", page: "/", referrer: "", views: 1 }]);
  });

  test("the day is that of the site's time zone, and changes with the minute, also back where the clock was wrong", () => {
    const counts = createVisitCounts(inSydney("2026-11-23T23:59"));
    const days = ["2026-11-24T00:00", "2026-11-24T23:59:59", "2027-04-05T00:00", "2026-11-25T00:00"].map(
      (time) => {
        counts.count("/", "");
        return counts.take(inSydney(time)).map(({ day }) => day);
      },
    );
    expect(days).toEqual([["2026-11-23"], ["2026-11-24"], ["2026-11-24"], ["2027-04-05"]]);
  });

  test("what could not be stored is put back, to its day", () => {
    const counts = createVisitCounts(noon);
    counts.count("/", "example.org");
    const taken = counts.take(noon + day);
    counts.count("/", "example.org");
    counts.putBack(taken);
    expect(counts.take(noon + day)).toMatchObject([
      { day: "2026-11-24", referrer: "example.org", views: 1 },
      { day: "2026-11-23", referrer: "example.org", views: 1 },
    ]);
    expect(counts.take(noon + day)).toEqual([]);
  });
});

test("95. made-up hosts take memory for 300 a day; what is over is counted without", () => {
  const counts = createVisitCounts(noon);
  for (let number = 0; number < 2000; number += 1) counts.count("/", `h${number}.example.org`);
  const first = counts.take(noon);
  expect(first).toHaveLength(301);
  expect(first.find(({ referrer }) => referrer === "")?.views).toBe(1700);
  counts.count("/", "another.example.org");
  counts.count("/", "h0.example.org");
  expect(counts.take(noon + day).map(({ referrer }) => referrer)).toEqual(["h0.example.org", ""]);
  counts.count("/", "another.example.org");
  expect(counts.take(noon + day)).toMatchObject([{ day: "2026-11-24", referrer: "another.example.org" }]);
});
