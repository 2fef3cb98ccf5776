// Writes the built pages as Markdown beside them, and the lists of them. In development there is none of it.
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { llmsFullText, llmsText, type MarkdownPage, markdownAddress } from "./llms.ts";
import { pageMarkdown } from "./page-markdown.ts";

/** The pages at these addresses and below; "" would be all of the site. */
const areas = ["/sections"];

/** `folder`: the pages of the build. What search engines are to leave out stands on another page, and has none. */
export async function writeMarkdown(folder: string): Promise<void> {
  const addresses = globSync("**/index.html", { cwd: folder })
    .map((file) => `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`)
    .filter((address) => areas.some((area) => `${address}/`.startsWith(`${area}/`)));
  const pages: MarkdownPage[] = [];
  const linked: string[] = [];
  for (const address of addresses.sort()) {
    const file = join(folder, address, "index.html");
    const html = await readFile(file, "utf8");
    const { document } = parseHTML(html);
    if (document.querySelector("meta[name=robots][content=noindex]")) continue;
    pages.push(readPage(document, address, pageMarkdown(html, address)));
    linked.push(
      ...Array.from(document.querySelectorAll("main a"), (link) => link.getAttribute("href") ?? ""),
    );
    const alternate = `<link rel="alternate" type="text/markdown" href="${markdownAddress(address)}"/></head>`;
    await writeFile(
      file,
      html.replace("</head>", () => alternate),
    );
  }
  if (pages.length === 0) return;
  // As a reader comes upon them: first the page above, then those that it leads to.
  const place = ({ address }: MarkdownPage) => linked.indexOf(address);
  const sorted = pages.filter((page) => !areas.includes(page.address)).sort((a, b) => place(a) - place(b));
  sorted.unshift(...pages.filter((page) => areas.includes(page.address)));
  for (const { address, markdown } of sorted) {
    await writeFile(join(folder, markdownAddress(address)), markdown);
  }
  const home = parseHTML(await readFile(join(folder, "index.html"), "utf8")).document;
  const site = {
    name: contentOf(home, "meta[property='og:site_name']"),
    description: contentOf(home, "meta[name=description]"),
  };
  await writeFile(join(folder, "llms.txt"), llmsText(site, sorted));
  await writeFile(join(folder, "llms-full.txt"), llmsFullText(sorted));
}

function readPage(document: Document, address: string, markdown: string): MarkdownPage {
  const title = document.querySelector("h1")?.textContent ?? address;
  // The last entry of the breadcrumb is the page itself.
  const part = document.querySelector("main > header nav li:nth-last-child(2)")?.textContent;
  const description = contentOf(document, "meta[name=description]");
  return { address, title, description, part: part ?? title, markdown };
}

function contentOf(document: Document, selector: string): string {
  return document.querySelector(selector)?.getAttribute("content") ?? "";
}

if (import.meta.main) await writeMarkdown(process.argv[2] ?? "build/client");
