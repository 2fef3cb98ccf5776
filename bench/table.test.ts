import { expect, test } from "vitest";
import { ratio, tableLines } from "./table.ts";

test("a table has its heading, aligned columns and its notes", () => {
  const lines = tableLines({
    heading: "Home page",
    columns: ["measure", "site", "nginx", "ratio"],
    rows: [
      ["answers a second", 9812, 31204.4, 0.3144],
      ["p99, ms", 2.1, null, null],
    ],
    notes: ["Medians."],
  });
  expect(lines).toEqual([
    "Home page",
    "measure             site    nginx   ratio",
    "answers a second   9,812   31,204    0.31",
    "p99, ms             2.10        –       –",
    "Medians.",
  ]);
});

test("a figure has as many decimals as it deserves", () => {
  const cells = [0.0449, 9.994, 10.04, 99.94, 123.4, 5, 0];
  const lines = tableLines({
    heading: "",
    columns: ["cell"],
    rows: cells.map((cell) => ["", cell]),
    notes: [],
  });
  expect(lines.slice(2).map((line) => line.trim())).toEqual([
    "0.04",
    "9.99",
    "10.0",
    "99.9",
    "123",
    "5",
    "0",
  ]);
});

test("there is no ratio without a yardstick, or to a yardstick of nothing", () => {
  expect(ratio(3, 4)).toBe(0.75);
  expect(ratio(3, null)).toBeNull();
  expect(ratio(null, 4)).toBeNull();
  expect(ratio(3, 0)).toBeNull();
});
