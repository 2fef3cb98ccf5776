import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { caseAddresses } from "./addresses.ts";

function addressesOf(files: Record<string, string>, demo: boolean) {
  using folder = mkdtempDisposableSync(join(tmpdir(), "cases-"));
  for (const [name, more] of Object.entries(files)) {
    const days = "from: 2026-05-04\nto: 2026-06-26\ndate: 2026-11-03";
    const head = `---\ntitle: One\nsummary: ${"s".repeat(100)}\nclient: A shop\n${days}\nnumbers: 1 a; 2 b; 3 c\n${more}---\n`;
    writeFileSync(join(folder.path, name), head);
  }
  return caseAddresses(folder.path, demo).sort();
}

const files = { "tills.md": "", "made-up.md": "example: true\n", "later.md": "draft: true\n" };

test("each file is a case at its own address, and a draft is none", () => {
  expect(addressesOf(files, true)).toEqual(["/cases/made-up", "/cases/tills"]);
});

test("without the demo the example's cases are gone", () => {
  expect(addressesOf(files, false)).toEqual(["/cases/tills"]);
});

test("there may be none", () => {
  expect(addressesOf({}, true)).toEqual([]);
});

test("a case that is wrong is named, with the line and what to do", () => {
  expect(() => addressesOf({ "one.md": "price:\nwhy: a\n" }, true)).toThrow(
    /cases-\w+\/one\.md:10\n {2}why is not known here; remove the line\.$/,
  );
});

test("a sign that no one sees is named, with its line", () => {
  expect(() => addressesOf({ "one.md": "price: $\u000b1\n" }, true)).toThrow(
    /\/one\.md:9\n {2}holds a control character \(U\+000B\)/,
  );
});
