import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exampleAddresses } from "../../vite/kit/docs-of.ts";
import { builtPages } from "../built-pages.ts";
import { type MarkdownPage, readMarkdownPage } from "../markdown/markdown-page.ts";
import { writeMarkdown } from "../markdown/write-markdown.ts";
import { writeIcons } from "../sharing/icons.ts";
import { securityTxt } from "../sharing/security-txt.ts";
import { type SharedPage, sharedPage, writeSharedPictures } from "../sharing/shared-pictures.ts";

/**
 * Makes beside the built pages in a folder what stands for them elsewhere: pictures of shared links, Markdown, icons,
 * whom to write to about a weakness. Each page is read once. In development there is none of it.
 */
export async function writeBesidePages(folder: string): Promise<void> {
  const shared: SharedPage[] = [];
  const written: MarkdownPage[] = [];
  // What search engines are to leave out stands on another page. Half of the pages are examples.
  for (const page of builtPages(folder, (address) => !examples.has(address))) {
    if (page.document.querySelector("meta[name=robots][content=noindex]")) continue;
    shared.push(sharedPage(page));
    // Last: it takes the words out of the page.
    if (page.document.querySelector("link[type='text/markdown']")) written.push(readMarkdownPage(page));
  }
  const known = join(folder, ".well-known");
  await mkdir(known, { recursive: true });
  await writeFile(join(known, "security.txt"), securityTxt(Date.now()));
  await writeMarkdown(written, folder);
  await Promise.all([writeSharedPictures(shared, folder), writeIcons(folder)]);
}

const examples: ReadonlySet<string> = new Set(exampleAddresses);
