import { expect, test } from "vitest";
import { readRollingOptions } from "./options.ts";

test("200 forms a second for a minute and five restarts, behind all proxies, unless told", () => {
  expect(readRollingOptions([])).toEqual({ only: [], rate: 200, rounds: 5, seconds: 60 });
  expect(readRollingOptions(["nginx", "--rate=20", "--rounds=1", "--seconds=10"])).toEqual({
    only: ["nginx"],
    rate: 20,
    rounds: 1,
    seconds: 10,
  });
});

test("what makes no sense is refused", () => {
  for (const word of ["apache", "--rate=0", "--rate=many", "--rounds=-1", "10"]) {
    expect(readRollingOptions([word]), word).toBeNull();
  }
});
