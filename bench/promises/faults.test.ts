import { expect, test } from "vitest";
import { cutOf, killTimes, mailWeather } from "./faults.ts";

test("each minute has every weather, and ends fine", () => {
  const minute = (from: number) => Array.from({ length: 60 }, (_, second) => mailWeather(from + second));
  expect(new Set(minute(0))).toEqual(new Set(["fine", "down", "putting off", "resetting", "hanging"]));
  expect(minute(540)).toEqual(minute(0));
  expect(mailWeather(59.9)).toBe("fine");
});

test("a short run has one kill, a longer one two, all before a third of it is over", () => {
  expect(killTimes(1)).toEqual([20]);
  expect(killTimes(10)).toEqual([60, 150]);
});

test("of one hundred enquiries two break in their body and three before the answer", () => {
  const cuts = Array.from({ length: 100 }, (_, enquiry) => cutOf(300 + enquiry));
  expect(cuts.filter((cut) => cut === "in the body")).toHaveLength(2);
  expect(cuts.filter((cut) => cut === "before the answer")).toHaveLength(3);
});
