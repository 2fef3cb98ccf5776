// R-RUN-2
import { mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { isCurrent, takeStamp } from "./stamp.mjs";
import { folderOf } from "./testing/folder-of.ts";

test("a build is outdated once a source at any depth has changed or is gone, except a test or fixture", () => {
  const folder = folderOf();
  const at = (path: string) => join(folder, path);
  const stamp = at("stamp");
  const sources = [at("app"), at("not-there"), at("config.ts")];
  let minute = 0;
  /** Writes a file that is one minute newer than the previous file. */
  const write = (path: string) => {
    minute += 1;
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), "");
    utimesSync(at(path), minute * 60, minute * 60);
  };
  const make = () => takeStamp(sources)(stamp);

  write("config.ts");
  write("app/deep/page.tsx");
  expect(isCurrent(stamp, sources)).toBe(false);
  make();
  expect(isCurrent(stamp, sources)).toBe(true);
  for (const path of ["app/deep/page.test.tsx", "app/testing/fixture.ts", "app/drawn/core.svg"]) write(path);
  expect(isCurrent(stamp, sources)).toBe(true);

  for (const change of [
    () => write("app/deep/new.tsx"),
    () => rmSync(at("app/deep/new.tsx")),
    () => utimesSync(at("app/deep/page.tsx"), soon, soon),
    () => utimesSync(at("config.ts"), soon, soon),
  ]) {
    change();
    expect(isCurrent(stamp, sources)).toBe(false);
    for (const path of ["config.ts", "app/deep/page.tsx"]) utimesSync(at(path), 1, 1);
    make();
    expect(isCurrent(stamp, sources)).toBe(true);
  }
});

/** A minute from now, in seconds since 1970. */
const soon = Date.now() / 1_000 + 60;
