// R-INBOX-2
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ownerActionAddress } from "../../contract/owner-actions.ts";
import { readPageFiles } from "../../server/http/pages/page-files.ts";
import { eachTest } from "../../server/testing/fresh-fixture.ts";
import { createTestFolder } from "../../server/testing/test-folder.ts";
import { writeFileHeaders } from "./file-headers.ts";

const folder = eachTest(createTestFolder);

/** Returns a file of the build as the server reads it. */
async function served(file: string, content: string, address: string) {
  const place = join(folder.path, "client", file);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, content);
  writeFileHeaders(folder.path);
  return readPageFiles(folder.path, "client").get(address);
}

test("82. a page behind a link in an email to the owner is never cached", async () => {
  const address = ownerActionAddress("send-again");
  const page = await served(join(address, "index.html"), "<p>One button.</p>", address);
  expect(page?.headers).toMatchObject({ "cache-control": "no-store" });
});

test("a page's Markdown has its own content type, and asks search engines not to index it", async () => {
  const headers = { "content-type": "text/markdown; charset=utf-8", "x-robots-tag": "noindex" };
  const file = await served("sections.md", "# Sections\n", "/sections.md");
  expect(file).toMatchObject({ headers, indexed: false });
});

test("70. webmail, which has another origin, can show an issue's pictures", async () => {
  const address = "/newsletter/pictures/2026-11-26/core.jpg";
  const headers = { "content-type": "image/jpeg", "cross-origin-resource-policy": "cross-origin" };
  expect(await served(address, "", address)).toMatchObject({ headers });
});

test("a page's title, without the company's name, and its date are read from its HTML", async () => {
  const head = '<title>Größe 大 | Stackhouse</title><script>{"dateModified":"2026-11-26T09:00"}</script>';
  const page = await served("index.html", `<html><head>${head}</head></html>`, "/");
  expect(page).toMatchObject({ title: "Größe 大", modified: "2026-11-26", indexed: true });
});
