import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compressFolder } from "../../../scripts/compress.mjs";
import { readPageFiles } from "./page-files.ts";

test("97. the plain form of a page is unpacked once for all who are being sent it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-pages-"));
  const html = "<p>All of it is words.</p>".repeat(50);
  await writeFile(join(folder, "index.html"), html);
  await compressFolder(folder);
  const page = readPageFiles(folder, "http://site.test").get("/");
  await rm(folder, { recursive: true });
  const plain = page?.plain();
  expect(plain?.toString()).toBe(html);
  expect(page?.plain()).toBe(plain);
});
