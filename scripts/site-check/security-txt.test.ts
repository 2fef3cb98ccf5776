// R-SETUP-5
import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { securityTxt } from "../sharing/security-txt.ts";
import { expiringSecurityTxt } from "./security-txt.ts";

const day = 86_400_000;
const built = Date.parse("2026-11-23T00:00:00Z");

test("a security.txt that is missing or expires within a month is reported", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "security-txt-"));
  expect(expiringSecurityTxt(folder.path, built)).toHaveLength(1);
  await mkdir(join(folder.path, ".well-known"));
  await writeFile(join(folder.path, ".well-known", "security.txt"), securityTxt(built));
  const found = (days: number) =>
    expiringSecurityTxt(folder.path, built + days * day).map(({ what }) => what);
  expect(found(0)).toEqual([]);
  expect(found(334)).toEqual([]);
  expect(found(336)).toEqual(["security.txt is valid until 2027-11-23"]);
  expect(found(400)).toEqual(["security.txt is valid until 2027-11-23"]);
});
