import { expect, test } from "vitest";
import { parseCoreList } from "./pinning.ts";

test("Linux's list of cores holds single ones and ranges", () => {
  expect(parseCoreList("0-1")).toEqual([0, 1]);
  expect(parseCoreList("3")).toEqual([3]);
  expect(parseCoreList("0-2,8,10-11")).toEqual([0, 1, 2, 8, 10, 11]);
});
