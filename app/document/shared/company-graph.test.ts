// R-ROUTE-16
import { expect, test } from "vitest";
import { site } from "../../../site.config.ts";
import { company, daysFrom } from "./company-graph.ts";

test("search engines learn each day on which the company is open", () => {
  expect(daysFrom("Monday", "Friday")).toEqual(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]);
  expect(daysFrom("Friday", "Monday")).toEqual(["Friday", "Saturday", "Sunday", "Monday"]);
  const { from, to, opens, closes } = site.hours;
  expect(company).toMatchObject({
    openingHoursSpecification: { dayOfWeek: daysFrom(from, to), opens, closes },
  });
});
