import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exampleAddresses } from "../../vite/kit/docs-of.ts";
import { type BuiltPage, builtPages } from "../built-pages.ts";
import { type MarkdownPage, readMarkdownPage } from "../markdown/markdown-page.ts";
import { writeMarkdown } from "../markdown/write-markdown.ts";
import { writeIcons } from "../sharing/icons.ts";
import { securityTxt } from "../sharing/security-txt.ts";
import { type SharedPage, sharedPage, writeSharedPictures } from "../sharing/shared-pictures.ts";
import { codeIn, kept } from "./kept.ts";

/**
 * Makes beside the built pages in a folder what stands for them elsewhere: pictures of shared links, Markdown, icons,
 * whom to write to about a weakness. A page is read once, and again when it has changed. In development there is none of it.
 */
export async function writeBesidePages(folder: string): Promise<void> {
  const shared: SharedPage[] = [];
  const written: MarkdownPage[] = [];
  // What search engines are to leave out stands on another page. Half of the pages are examples.
  const code = ["scripts/markdown", "scripts/sharing", "scripts"].map(codeIn);
  for (const page of builtPages(folder, (address) => !examples.has(address))) {
    const inputs = [page.address, page.html, ...code];
    const facts = await kept("read-pages", inputs, async () => Buffer.from(JSON.stringify(readPage(page))));
    const read: ReadPage = JSON.parse(facts.toString());
    if (read.shared) shared.push(read.shared);
    if (read.written) written.push(read.written);
  }
  const known = join(folder, ".well-known");
  await mkdir(known, { recursive: true });
  await writeFile(join(known, "security.txt"), securityTxt(Date.now()));
  await writeMarkdown(written, folder);
  await Promise.all([writeSharedPictures(shared, folder), writeIcons(folder)]);
}

interface ReadPage {
  shared?: SharedPage;
  written?: MarkdownPage;
}

function readPage(page: BuiltPage): ReadPage {
  if (page.document.querySelector("meta[name=robots][content=noindex]")) return {};
  const shared = sharedPage(page);
  // Last: it takes the words out of the page.
  return page.document.querySelector("link[type='text/markdown']")
    ? { shared, written: readMarkdownPage(page) }
    : { shared };
}

const examples: ReadonlySet<string> = new Set(exampleAddresses);
