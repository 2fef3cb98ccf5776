// R-WIDGET-14
import { describe, expect, it } from "vitest";
import { checkDateFormat, formatDate, formatInWords, formatPattern } from "./date-format.ts";

const march = new Date(2027, 2, 9);

describe("the format of a date", () => {
  it.each([
    ["Y-m-d", "2027-03-09", "year-month-day"],
    ["d.m.Y", "09.03.2027", "day.month.year"],
    ["Y-m-d H:i", "2027-03-09 07:05", "year-month-day hour:minute"],
    ["H:i, d/m/Y", "07:05, 09/03/2027", "hour:minute, day/month/year"],
  ])("%s is %s, in words %s", (format, text, words) => {
    expect(formatDate(march, "07:05", format)).toBe(text);
    expect(formatInWords(format)).toBe(words);
    expect(text).toMatch(new RegExp(`^${formatPattern(format)}$`, "v"));
  });

  it("keeps other characters", () => {
    expect("09x03x2027").not.toMatch(new RegExp(`^${formatPattern("d.m.Y")}$`, "v"));
  });

  it("makes the time optional", () => {
    const pattern = new RegExp(`^${formatPattern("Y-m-d H:i")}$`, "v");
    expect("2027-03-09").toMatch(pattern);
    expect("2027-03-09 12").not.toMatch(pattern);
  });

  it.each(["Y-m", "Y-m-d-d", "Y-m-d H", ""])("refuses %j", (format) => {
    expect(() => checkDateFormat(format)).toThrow(
      new RangeError(
        `DatePicker: format is "${format}". It needs Y, m and d, and for a time H and i, once each.`,
      ),
    );
  });
});
