// R-SETUP-5
import { expect, test } from "vitest";
import { securityTxt } from "../sharing/security-txt.ts";
import { folderOf } from "../testing/folder-of.ts";
import { expiringSecurityTxt } from "./security-txt.ts";

const day = 86_400_000;
const built = Date.parse("2026-11-23T00:00:00Z");

test("a security.txt that is missing or expires within a month is reported", () => {
  expect(expiringSecurityTxt(folderOf(), built)).toHaveLength(1);
  const folder = folderOf({ ".well-known/security.txt": securityTxt(built) });
  const found = (days: number) => expiringSecurityTxt(folder, built + days * day).map(({ what }) => what);
  expect(found(0)).toEqual([]);
  expect(found(334)).toEqual([]);
  expect(found(336)).toEqual(["security.txt is valid until 2027-11-23"]);
  expect(found(400)).toEqual(["security.txt is valid until 2027-11-23"]);
});
