import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exampleAddresses } from "../../vite/kit/docs-of.ts";
import { type BuiltPage, builtPages } from "../built-pages.ts";
import { type MarkdownPage, readMarkdownPage } from "../markdown/markdown-page.ts";
import { writeMarkdown } from "../markdown/write-markdown.ts";
import { writeIcons } from "../sharing/icons.ts";
import { securityTxt } from "../sharing/security-txt.ts";
import { type SharedPage, sharedPage, writeSharedPictures } from "../sharing/shared-pictures.ts";
import { cached, codeIn } from "./build-cache.ts";

/**
 * Writes the files that accompany the built pages of a build: link-preview pictures, Markdown, icons and security.txt.
 * Does not parse a page again if an earlier build has parsed the same HTML. In development, none of these files exist.
 */
export async function writeBesidePages(buildFolder: string): Promise<void> {
  const folder = join(buildFolder, "client");
  const shared: SharedPage[] = [];
  const written: MarkdownPage[] = [];
  const code = ["scripts/markdown", "scripts/sharing", "scripts"].map(codeIn);
  // Skips half of all pages without parsing them: example pages have noindex, so nothing is written for them.
  for (const page of builtPages(folder, (address) => !examples.has(address))) {
    const inputs = [page.address, page.html, ...code];
    const read: ReadPage = JSON.parse(cached("read-pages", inputs, () => JSON.stringify(readPage(page))));
    if (read.shared) shared.push(read.shared);
    if (read.written) written.push(read.written);
  }
  const known = join(folder, ".well-known");
  await mkdir(known, { recursive: true });
  await writeFile(join(known, "security.txt"), securityTxt(Date.now()));
  await writeMarkdown(written, buildFolder);
  await Promise.all([writeSharedPictures(shared, folder), writeIcons(folder)]);
}

interface ReadPage {
  shared?: SharedPage;
  written?: MarkdownPage;
}

function readPage(page: BuiltPage): ReadPage {
  if (page.document.querySelector("meta[name=robots][content=noindex]")) return {};
  const shared = sharedPage(page);
  // `readMarkdownPage` must run last, because it changes the document.
  return page.document.querySelector("link[type='text/markdown']")
    ? { shared, written: readMarkdownPage(page) }
    : { shared };
}

const examples: ReadonlySet<string> = new Set(exampleAddresses);
