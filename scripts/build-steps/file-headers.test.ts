// R-INBOX-2
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownerActionAddress } from "../../contract/owner-actions.ts";
import { readPageFiles } from "../../server/http/pages/page-files.ts";
import { folderOf } from "../testing/folder-of.ts";
import { writeFileHeaders } from "./file-headers.ts";

/** Returns a file of the build as the server reads it. */
function served(file: string, content: string, address: string) {
  const folder = folderOf({ [join("client", file)]: content });
  writeFileHeaders(folder);
  return readPageFiles(folder, "client").get(address);
}

test("82. a page behind a link in an email to the owner is never cached", () => {
  const address = ownerActionAddress("send-again");
  const page = served(join(address, "index.html"), "<p>One button.</p>", address);
  expect(page?.headers).toMatchObject({ "cache-control": "no-store" });
});

test("a page's Markdown has its own content type, and asks search engines not to index it", () => {
  const headers = { "content-type": "text/markdown; charset=utf-8", "x-robots-tag": "noindex" };
  const file = served("sections.md", "# Sections\n", "/sections.md");
  expect(file).toMatchObject({ headers, indexed: false });
});

test.each([
  ["/newsletter/pictures/2026-11-26/core.jpg", "image/jpeg"],
  ["/assets/core-CQHWfIwQ.svg", "image/svg+xml; charset=utf-8"],
])("70. webmail and feed readers, which have other origins, can show %s", (address, type) => {
  const headers = { "content-type": type, "cross-origin-resource-policy": "cross-origin" };
  expect(served(address, "", address)).toMatchObject({ headers });
});

test("a page's title, without the company's name, and its date are read from its HTML", () => {
  const head = '<title>Größe 大 | Stackhouse</title><script>{"dateModified":"2026-11-26T09:00"}</script>';
  const page = served("index.html", `<html><head>${head}</head></html>`, "/");
  expect(page).toMatchObject({ title: "Größe 大", modified: "2026-11-26", indexed: true });
});
