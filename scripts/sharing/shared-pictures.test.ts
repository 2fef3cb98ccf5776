import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeSharedPictures } from "./shared-pictures.ts";

const picture = '<meta property="og:image" content="https://site.test/shared/contact.png">';

test.each([
  ["half of it was read", ""],
  ["its head names none", "<html><head></head><body><h1>Contact</h1></body></html>"],
  ["it has no heading to be drawn", `<html><head>${picture}</head><body></body></html>`],
])("a page without a picture for shared links fails the build: %s", async (_why, html) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "shared-"));
  await mkdir(join(folder.path, "contact"));
  await writeFile(join(folder.path, "contact", "index.html"), html);
  await expect(writeSharedPictures(folder.path)).rejects.toThrow("contact/index.html");
});

test("a page that search engines leave out needs none", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "shared-"));
  const head = '<meta name="robots" content="noindex">';
  await writeFile(join(folder.path, "index.html"), `<html><head>${head}</head><body></body></html>`);
  await writeSharedPictures(folder.path);
});
