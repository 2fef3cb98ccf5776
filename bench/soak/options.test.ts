import { expect, test } from "vitest";
import { readSoakOptions } from "./options.ts";

test("ten minutes at 200 a second on SQLite, unless told", () => {
  expect(readSoakOptions([])).toEqual({ minutes: 10, rate: 200, database: "SQLite" });
  expect(readSoakOptions(["2", "--rate=50", "--postgres"])).toEqual({
    minutes: 2,
    rate: 50,
    database: "PostgreSQL",
  });
});

test("what makes no sense is refused", () => {
  for (const word of ["0", "-1", "ten", "--rate=0", "--rate=many", "--sqlite"]) {
    expect(readSoakOptions([word]), word).toBeNull();
  }
});
