// R-ISSUE-1
import { afterEach, expect, test, vi } from "vitest";
import { site } from "../../site.config.ts";
import { dueAt, isThursday } from "./due.ts";

afterEach(() => vi.unstubAllEnvs());

test.each(["UTC", "Australia/Sydney", "America/Los_Angeles"])(
  "30. on a machine in %s an issue is due at 09:00 in the site’s time zone, also across the end of summer time",
  (zone) => {
    vi.stubEnv("TZ", zone);
    vi.spyOn(site, "timeZone", "get").mockReturnValue("Australia/Sydney");
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(new Date(dueAt("2027-04-01")).toISOString()).toBe("2027-03-31T22:00:00.000Z");
    expect(new Date(dueAt("2027-04-08")).toISOString()).toBe("2027-04-07T23:00:00.000Z");
  },
);

test("only a Thursday is accepted", () => {
  expect(["2026-11-25", "2026-11-26", "2026-11-27"].map(isThursday)).toEqual([false, true, false]);
});
