// R-WIDGET-14, R-WIDGET-15
import { describe, expect, it, vi } from "vitest";
import { completeDate, type DateRules, dateProblem, parseDate } from "./date-text.ts";

const day: DateRules = { format: "Y-m-d", defaultTime: "12:00", hourStep: 1, minuteStep: 5 };
const withTime: DateRules = { ...day, format: "Y-m-d H:i" };

describe("a date as text", () => {
  it("is parsed", () => {
    expect(parseDate(" 2027-03-09 ", day)?.day).toEqual(new Date(2027, 2, 9));
  });

  it.each(["9.3.2027", "2027-3-9", "03/09/2027", "2027-03-09T12:00", "tomorrow", "", "0027-03-09"])(
    "is not parsed from %j",
    (text) => expect(parseDate(text, day)).toBeNull(),
  );

  it.each(["2027-02-29", "2027-04-31", "2027-13-01", "2027-00-10", "2027-01-00"])(
    "%s doesn't exist",
    (text) => {
      expect(parseDate(text, day)).toBeNull();
      expect(dateProblem(text, day)).toBe(`${text} doesn't exist. Check the day and the month.`);
    },
  );

  it("may be 29 February in a leap year", () => {
    expect(parseDate("2028-02-29", day)).not.toBeNull();
    expect(parseDate("2100-02-29", day)).toBeNull();
  });

  it("is parsed only in the given format", () => {
    expect(parseDate("09/03/2027", { ...day, format: "d/m/Y" })?.day).toEqual(new Date(2027, 2, 9));
  });
});

describe("a date with a time", () => {
  it("has the default time if none is typed", () => {
    expect(parseDate("2027-03-09 07:35", withTime)).toEqual({ day: new Date(2027, 2, 9), time: "07:35" });
    expect(completeDate("2027-03-09", withTime)).toBe("2027-03-09 12:00");
    expect(completeDate("2027-03-09", { ...withTime, defaultTime: "08:30" })).toBe("2027-03-09 08:30");
  });

  it.each(["2027-03-09 24:00", "2027-03-09 12:60"])("%s doesn't exist", (text) => {
    expect(parseDate(text, withTime)).toBeNull();
    expect(dateProblem(text, withTime)).toMatch(/doesn't exist/);
  });

  it("rounds a default time to a step", () => {
    expect(completeDate("2027-03-09", { ...withTime, defaultTime: "12:33" })).toBe("2027-03-09 12:35");
  });
});

const limits = { min: "2027-03-05", max: "2027-04-20" };

describe("the error of a typed date", () => {
  it.each<[string, Partial<DateRules>, string | null]>([
    ["", limits, null],
    [" ", limits, null],
    ["9 March", {}, "Type year-month-day, like 2027-03-09."],
    ["9 March", withTime, "Type year-month-day hour:minute, like 2027-03-09 12:00."],
    ["2027-03-09", { format: "d/m/Y" }, "Type day/month/year, like 09/03/2027."],
    ["2027-03-05", limits, null],
    ["2027-04-20", limits, null],
    ["2027-03-04", limits, "Choose 2027-03-05 or a later day."],
    ["2027-04-21", limits, "Choose 2027-04-20 or an earlier day."],
    ["2027-04-20 23:55", { ...withTime, ...limits }, null],
    ["04.03.2027", { ...limits, format: "d.m.Y" }, "Choose 05.03.2027 or a later day."],
    ["2027-03-09 12:35", withTime, null],
    ["2027-03-09 12:33", withTime, "Choose a time by steps of 5 minutes, like 12:35."],
    ["2027-03-09 23:59", withTime, "Choose a time by steps of 5 minutes, like 23:55."],
    ["2027-03-09 12:33", { ...withTime, minuteStep: 1 }, null],
    [
      "2027-03-09 13:00",
      { ...withTime, hourStep: 6, minuteStep: 30 },
      "Choose a time by steps of 6 hours and 30 minutes, like 12:00.",
    ],
    [
      "2027-03-09 13:00",
      { ...withTime, hourStep: 6, minuteStep: 1 },
      "Choose a time by steps of 6 hours and 1 minute, like 12:00.",
    ],
  ])("of %j with %j is %s", (text, rules, problem) => {
    expect(dateProblem(text, { ...day, ...rules })).toBe(problem);
  });

  it("follows the visitor's clock if a limit is today", () => {
    vi.setSystemTime(new Date(2027, 2, 9, 23, 59));
    const future = { ...day, min: "today" };
    expect(dateProblem("2027-03-08", future)).toBe("Choose today or a later day.");
    expect(dateProblem("2027-03-09", future)).toBeNull();
    expect(dateProblem("2027-03-11", { ...day, max: "today" })).toBe("Choose today or an earlier day.");
    vi.setSystemTime(new Date(2027, 2, 10, 0, 0));
    expect(dateProblem("2027-03-09", future)).toBe("Choose today or a later day.");
    vi.useRealTimers();
  });
});

it("an invalid date stays in its field unchanged", () => {
  expect(completeDate(" 9 March ", day)).toBe("9 March");
});
