// R-HELP-4
import { expect, test } from "vitest";
import { timeInWords } from "./company-facts.ts";

test.each([
  ["00:30", "12:30 am"],
  ["09:00", "9 am"],
  ["11:05", "11:05 am"],
  ["12:00", "12 pm"],
  ["17:30", "5:30 pm"],
])("the time %s is shown as %s, on one line", (time, shown) => {
  expect(timeInWords(time)).toBe(shown.replace(" ", "\u00a0"));
});
