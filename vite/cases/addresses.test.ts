// R-WRITING-5
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

test("each file except a draft is a case with its own address", () => {
  expect(addressesOf(files, true)).toEqual(["/cases/made-up", "/cases/tills"]);
});

test("example cases have an address only in the demo", () => {
  expect(addressesOf(files, false)).toEqual(["/cases/tills"]);
});
