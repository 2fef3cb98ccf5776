// R-RUN-10
import { expect, test } from "vitest";
import { storeErrorOf } from "./unavailable.ts";

const isUnavailable = (facts: object) => storeErrorOf(Object.assign(new Error("canary"), facts)) !== null;

test.each([
  ["the network", "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN"],
  ["names of hosts", "EAI_AGAIN EAI_FAIL ENOTFOUND"],
  ["files", "EMFILE ENFILE EACCES EPERM EROFS ENOSPC EDQUOT EIO"],
  ["PostgreSQL", "08006 25006 28P01 3D000 40001 40P01 53100 53300 55P03 57014 57P01 57P03 58030 XX001"],
])("3. an error of %s makes the store unavailable: %s", (_, codes) => {
  expect(codes.split(" ").filter((code) => !isUnavailable({ code }))).toEqual([]);
});

test("3. so does an error of SQLite, but not a mistake in a query", () => {
  const passing = [4, 5, 6, 7, 8, 10, 11, 13, 14, 15, 26, 1034];
  expect(passing.filter((errcode) => !isUnavailable({ errcode }))).toEqual([]);
  expect([1, 19, 25, 2067].filter((errcode) => isUnavailable({ errcode }))).toEqual([]);
  expect(["23505", "42601", "ERR_SQLITE_ERROR"].filter((code) => isUnavailable({ code }))).toEqual([]);
});
