// R-WIDGET-14
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { rendered, textsOf } from "../rendered.ts";
import { DatePicker } from "./date-picker.tsx";
import { DatePickerCalendar } from "./date-picker-calendar.tsx";

describe("a date picker", () => {
  it("has the format Y-m-d by default", () => {
    expect(rendered(<DatePicker label="Depart" />).textContent).toContain("Year-month-day, like 2027-03-09");
    const other = rendered(<DatePicker label="Depart" format="d/m/Y H:i" defaultTime="08:00" />);
    expect(other.textContent).toContain("Day/month/year hour:minute, like 09/03/2027 08:00");
  });

  it("refuses a format without a date", () => {
    expect(() => renderToStaticMarkup(<DatePicker label="Depart" format="H:i" />)).toThrow(RangeError);
  });
});

describe("its calendar", () => {
  const rules = { format: "Y-m-d", defaultTime: "12:00", hourStep: 1, minuteStep: 5 };
  const chosen = { day: new Date(2027, 2, 9), time: "12:00" };
  const calendar = (more: object, day: typeof chosen | null = chosen) =>
    rendered(
      <DatePickerCalendar
        rules={{ ...rules, ...more }}
        chosen={day}
        onChoose={() => {}}
        onDone={() => {}}
        direction="ltr"
      />,
    );

  it("has fields for hour and minute, with their steps, if the format has a time", () => {
    expect(calendar({}).innerHTML).not.toContain("Minute");
    const page = calendar({ format: "Y-m-d H:i", hourStep: 2, minuteStep: 15 });
    expect(page.querySelector('input[aria-label=Hour][max="23"][step="2"]')).not.toBeNull();
    expect(page.querySelector('input[aria-label=Minute][max="59"][step="15"]')).not.toBeNull();
  });

  it("disables the days before the earliest and after the latest day", () => {
    const page = calendar({ min: "2027-03-05", max: "2027-03-20" });
    const enabled = [...page.querySelectorAll("button[aria-label*=2027]:not([disabled])")];
    const days = enabled.map((day) => day.getAttribute("aria-label")?.match(/\d+ \w+/)?.[0]);
    expect([days.length, days.at(0), days.at(-1)]).toEqual([16, "5 March", "20 March"]);
  });

  it("opens at today, or at the nearest day within its limits, if no day is selected", () => {
    const month = (more: object) => calendar(more, null).querySelector("table")?.getAttribute("aria-label");
    vi.setSystemTime("2027-03-09T12:00");
    expect(month({ min: "1920-01-01", max: "today" })).toBe("March 2027");
    expect(month({ max: "2025-06-30" })).toBe("June 2025");
    expect(month({ min: "2028-01-31" })).toBe("January 2028");
    vi.useRealTimers();
  });

  it("has a list of years if its limits are years apart", () => {
    const years = (more: object) => textsOf(calendar(more), "select[aria-label=Year] option");
    expect(years({ min: "2025-01-01", max: "2027-12-31" })).toEqual(["2025", "2026", "2027"]);
    expect(years({ min: "2026-06-01", max: "2027-12-31" })).toEqual([]);
    expect(years({ min: "1920-01-01" })).toEqual([]);
  });
});
