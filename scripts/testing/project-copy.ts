import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "vitest";
import { folderOf } from "./folder-of.ts";

/** Copies the project's sources into a new folder, which exists until the test ends. */
export function copyProject() {
  const folder = folderOf();
  const at = (path: string) => join(folder, path);
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" });
  // Git also lists files that are deleted but still in its index.
  for (const file of files.trim().split("\n")) if (existsSync(file)) cpSync(file, at(file));
  symlinkSync(resolve("node_modules"), at("node_modules"));
  return {
    folder,
    at,
    read: (path: string) => readFileSync(at(path), "utf8"),
    write: (path: string, text: string) => writeFileSync(at(path), text),
    /** Replaces the first occurrence of a text, which must be there. Returns a function that undoes it. */
    edit: (path: string, from: string | RegExp, to: string) => {
      const before = readFileSync(at(path), "utf8");
      expect(before).toMatch(from);
      writeFileSync(at(path), before.replace(from, to));
      return () => writeFileSync(at(path), before);
    },
  };
}
