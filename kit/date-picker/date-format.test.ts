// R-WIDGET-14
import { describe, expect, it } from "vitest";
import { checkDateFormat, dayFormat, formatDate, formatInWords, formatPattern } from "./date-format.ts";

const march = new Date(2027, 2, 9);

describe("the format of a date", () => {
  it.each([
    ["Y-m-d", "2027-03-09", "year-month-day", "Y-m-d"],
    ["d.m.Y", "09.03.2027", "day.month.year", "d.m.Y"],
    ["Y-m-d H:i", "2027-03-09 07:05", "year-month-day hour:minute", "Y-m-d"],
    ["d.m.Y, H h i", "09.03.2027, 07 h 05", "day.month.year, hour h minute", "d.m.Y"],
    ["H:i, d/m/Y", "07:05, 09/03/2027", "hour:minute, day/month/year", "d/m/Y"],
  ])("%s is %s, in words %s, and without its time %s", (format, text, words, withoutTime) => {
    expect(formatDate(march, "07:05", format)).toBe(text);
    expect(formatInWords(format)).toBe(words);
    expect(dayFormat(format)).toBe(withoutTime);
    const pattern = new RegExp(`^${formatPattern(format)}$`, "v");
    expect(text).toMatch(pattern);
    for (const part of ["", text.slice(0, -2)]) expect(part).not.toMatch(pattern);
  });

  it("keeps other characters", () => {
    expect("09x03x2027").not.toMatch(new RegExp(`^${formatPattern("d.m.Y")}$`, "v"));
  });

  it.each([
    ["Y-m-d H:i", "2027-03-09"],
    ["d.m.Y, H h i", "09.03.2027"],
  ])("%s makes the time optional", (format, text) => {
    expect(text).toMatch(new RegExp(`^${formatPattern(format)}$`, "v"));
  });

  it.each(["Y-m", "Y-m-d-d", "Y-m-d H", ""])("refuses %j", (format) => {
    expect(() => checkDateFormat(format)).toThrow(
      new RangeError(
        `DatePicker: format is "${format}". It needs Y, m and d, and for a time H and i, once each.`,
      ),
    );
  });
});
