// R-RUN-4
import { globSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { expect, test } from "vitest";
import { refusalOf } from "./error-code.ts";

test.each([
  ["EACCES", `EACCES as ${userInfo().username}`],
  ["EPERM", `EPERM as ${userInfo().username}`],
  ["ENOENT", "ENOENT"],
])("a file that can't be used because of %s: the reason is %s", (code, reason) => {
  expect(refusalOf(Object.assign(new Error(), { code }))).toBe(reason);
});

test("every message to the owner about a file says as whom it can't be used", () => {
  const files = globSync("server/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const saying = files.filter((file) =>
    /(Start|Backup)Problem\([^;]*\(\$\{(codeOf\(|\w+\.code)/s.test(readFileSync(file, "utf8")),
  );
  expect(saying).toEqual([]);
});
