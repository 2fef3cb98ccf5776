// R-ISSUE-7
import { expect, test } from "vitest";
import { newsletterNotices } from "../../../content/newsletter-notices.ts";
import { parseRate } from "../send/send-rate.ts";
import { timeToSend } from "./time-to-send.ts";

const { minutes, hours, days, growing } = newsletterNotices.takes;
const filled = (text: string, count: number) => text.replace("{count}", String(count));

test.each([
  [200, minutes],
  [201, filled(growing, 2)],
  // The limits of the first five days are 200, 400, 800, 1,600 and 3,200: 6,200 in all.
  [600, filled(growing, 2)],
  [5_000, filled(growing, 5)],
  [6_201, filled(growing, 6)],
])(
  "without a rate, %i emails from a new sender take as many days as the daily limit needs to grow",
  (count, words) => {
    expect(timeToSend(count, null, 200)).toBe(words);
  },
);

test("a sender that has sent more on one day before needs less than an hour", () => {
  expect(timeToSend(5_000, null, 10_000)).toBe(minutes);
});

test.each([
  ["5/second, 1000/hour, 5000/day", 900, minutes],
  ["5/second, 1000/hour, 5000/day", 4_500, filled(hours, 4)],
  ["5/second, 1000/hour, 5000/day", 12_000, filled(days, 3)],
  ["1/second", 9_000, filled(hours, 3)],
])("at %s, the time for %i emails is: %s", (rate, count, words) => {
  expect(timeToSend(count, parseRate(rate), 0)).toBe(words);
});
