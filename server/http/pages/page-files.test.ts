// R-INBOX-2
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ownerActionAddress } from "../../../contract/owner-actions.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { createTestFolder } from "../../testing/test-folder.ts";
import { readPageFiles } from "./page-files.ts";

const folder = eachTest(createTestFolder);

/** What a server finds about a file of the build. */
async function factsOf(file: string, content: string, address: string) {
  const place = join(folder.path, file);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, content);
  return readPageFiles(folder.path).get(address)?.facts();
}

test("82. a page behind a link in an email to the owner is never cached", async () => {
  const address = ownerActionAddress("send-again");
  const facts = await factsOf(join(address, "index.html"), "<p>One button.</p>", address);
  expect(facts?.headers).toMatchObject({ "cache-control": "no-store" });
});

test("a page's Markdown has its own content type, and asks search engines not to index it", async () => {
  const headers = { "content-type": "text/markdown; charset=utf-8", "x-robots-tag": "noindex" };
  const facts = await factsOf("sections.md", "# Sections\n", "/sections.md");
  expect(facts).toMatchObject({ headers, indexed: false });
});

test("70. webmail, which has another origin, can show an issue's pictures", async () => {
  const address = "/newsletter/pictures/2026-11-26/core.jpg";
  const headers = { "content-type": "image/jpeg", "cross-origin-resource-policy": "cross-origin" };
  expect(await factsOf(address, "", address)).toMatchObject({ headers });
});

test("a page's title, without the company's name, and its date are read from its HTML", async () => {
  const head = '<title>Größe 大 | Stackhouse</title><script>{"dateModified":"2026-11-26T09:00"}</script>';
  const facts = await factsOf("index.html", `<html><head>${head}</head></html>`, "/");
  expect(facts).toMatchObject({ title: "Größe 大", modified: "2026-11-26", indexed: true });
});
