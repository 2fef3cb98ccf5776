import { describe, expect, it } from "vitest";
import {
  completeDate,
  dateProblem,
  defaultTime,
  formatDate,
  hourStep,
  minuteStep,
  parseDate,
} from "./date-text.ts";

describe("a date as text", () => {
  it("is Y-m-d", () => {
    expect(formatDate(new Date(2027, 2, 9))).toBe("2027-03-09");
    expect(parseDate(" 2027-03-09 ")?.day).toEqual(new Date(2027, 2, 9));
  });

  it.each(["9.3.2027", "2027-3-9", "03/09/2027", "2027-03-09T12:00", "tomorrow", "", "0027-03-09"])(
    "is not %j",
    (text) => expect(parseDate(text)).toBeNull(),
  );

  it.each(["2027-02-29", "2027-04-31", "2027-13-01", "2027-00-10", "2027-01-00"])(
    "%s doesn't exist",
    (text) => {
      expect(parseDate(text)).toBeNull();
      expect(dateProblem(text, {})).toBe(`${text} doesn't exist. Check the day and the month.`);
    },
  );

  it("knows leap years", () => {
    expect(parseDate("2028-02-29")).not.toBeNull();
    expect(parseDate("2100-02-29")).toBeNull();
  });
});

describe("a date with a time", () => {
  it("is Y-m-d H:i; the time is 12:00 where none is given, and moves by 1 hour and 5 minutes", () => {
    expect(parseDate("2027-03-09 07:35", true)).toEqual({ day: new Date(2027, 2, 9), time: "07:35" });
    expect(completeDate("2027-03-09", true)).toBe("2027-03-09 12:00");
    expect([defaultTime, hourStep, minuteStep]).toEqual(["12:00", 1, 5]);
  });

  it.each(["2027-03-09 24:00", "2027-03-09 12:60"])("%s doesn't exist", (text) => {
    expect(parseDate(text, true)).toBeNull();
    expect(dateProblem(text, { time: true })).toMatch(/doesn't exist/);
  });
});

describe("what is wrong with a typed date", () => {
  it("is nothing while nothing was typed", () => {
    expect(dateProblem("", { min: "2027-01-01" })).toBeNull();
  });

  it("is said with the format", () => {
    expect(dateProblem("9 March", {})).toBe("Type year, month and day, like 2027-03-09.");
    expect(dateProblem("9 March", { time: true })).toBe(
      "Type year, month, day and time, like 2027-03-09 12:00.",
    );
  });

  it("is said with the limits, which are allowed themselves", () => {
    const limits = { min: "2027-03-05", max: "2027-04-20" };
    expect(dateProblem("2027-03-05", limits)).toBeNull();
    expect(dateProblem("2027-04-20", limits)).toBeNull();
    expect(dateProblem("2027-03-04", limits)).toBe("Choose 2027-03-05 or a later day.");
    expect(dateProblem("2027-04-21", limits)).toBe("Choose 2027-04-20 or an earlier day.");
    expect(dateProblem("2027-04-20 23:55", { ...limits, time: true })).toBeNull();
  });

  it("leaves what is no date as it was typed", () => {
    expect(completeDate(" 9 March ")).toBe("9 March");
  });
});
