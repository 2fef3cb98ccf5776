// R-ISSUE-6
import { expect, test } from "vitest";
import { parseRate } from "./send-rate.ts";

const none = { perSecond: null, perHour: null, perDay: null };

test.each([
  ["5/second, 1000/hour, 5000/day", { perSecond: 5, perHour: 1_000, perDay: 5_000 }],
  ["2000/day", { ...none, perDay: 2_000 }],
  ["60/hour ,1/second ", { ...none, perSecond: 1, perHour: 60 }],
])("the rate %s is accepted", (text, rate) => {
  expect(parseRate(text)).toEqual(rate);
});

test.each(["", "5", "5/seconds", "0/second", "5/second, 6/second", "-1/day", "1.5/second", "1000 / hour"])(
  "the rate %j is refused",
  (text) => {
    expect(parseRate(text)).toBeNull();
  },
);
