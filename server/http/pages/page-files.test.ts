// R-INBOX-2
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownerActionAddress } from "../../../contract/owner-actions.ts";
import { readPageFiles } from "./page-files.ts";

test("82. a page behind a link in an email to the owner is never cached", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-pages-"));
  const place = join(folder, ownerActionAddress("send-again"));
  await mkdir(place, { recursive: true });
  await writeFile(join(place, "index.html"), "<p>One button.</p>");
  const page = readPageFiles(folder).get(ownerActionAddress("send-again"));
  await rm(folder, { recursive: true });
  expect(page?.facts().headers).toMatchObject({ "cache-control": "no-store" });
});

test("a page's Markdown has its own content type, and asks search engines not to index it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-pages-"));
  await writeFile(join(folder, "sections.md"), "# Sections\n");
  const { headers, indexed } = readPageFiles(folder).get("/sections.md")?.facts() ?? {};
  await rm(folder, { recursive: true });
  expect(headers).toMatchObject({
    "content-type": "text/markdown; charset=utf-8",
    "x-robots-tag": "noindex",
  });
  expect(indexed).toBe(false);
});

test("70. webmail, which has another origin, can show an issue's pictures", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-pages-"));
  const place = join(folder, "newsletter", "pictures", "2026-11-26");
  await mkdir(place, { recursive: true });
  await writeFile(join(place, "core.jpg"), "");
  const file = readPageFiles(folder).get("/newsletter/pictures/2026-11-26/core.jpg");
  await rm(folder, { recursive: true });
  expect(file?.facts().headers).toMatchObject({
    "content-type": "image/jpeg",
    "cross-origin-resource-policy": "cross-origin",
  });
});

test("a page's title, without the company's name, and its date are read from its HTML", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-pages-"));
  const head = '<title>Größe 大 | Stackhouse</title><script>{"dateModified":"2026-11-26T09:00"}</script>';
  await writeFile(join(folder, "index.html"), `<html><head>${head}</head></html>`);
  const { title, modified, indexed } = readPageFiles(folder).get("/")?.facts() ?? {};
  await rm(folder, { recursive: true });
  expect({ title, modified, indexed }).toEqual({ title: "Größe 大", modified: "2026-11-26", indexed: true });
});
