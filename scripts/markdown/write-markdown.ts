import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { addresses } from "../../contract/addresses.ts";
import { casesFolder } from "../../contract/case-address.ts";
import { showcaseAddress, templateAddresses } from "../../contract/demo-addresses.ts";
import { pageHeading } from "../page-heading.ts";
import { llmsFullText, llmsText, type MarkdownPage, markdownAddress } from "./llms.ts";
import { pageMarkdown } from "./page-markdown.ts";

/**
 * Writes the built pages in a folder as Markdown beside them, and the lists of them; in development there is none of it.
 * What search engines are to leave out stands on another page, and has none.
 */
export async function writeMarkdown(folder: string): Promise<void> {
  const addresses = globSync("**/index.html", { cwd: folder })
    .map((file) => `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`)
    .filter((address) => !templates.includes(address));
  const pages: MarkdownPage[] = [];
  const linked: string[] = [];
  for (const address of addresses.sort()) {
    const file = join(folder, address, "index.html");
    const html = await readFile(file, "utf8");
    // Half of the pages: to parse them first would take as long again.
    if (html.includes('<meta name="robots" content="noindex"')) continue;
    const { document } = parseHTML(html);
    linked.push(
      ...Array.from(document.querySelectorAll("main a"), (link) => link.getAttribute("href") ?? ""),
    );
    pages.push(readPage(document, address));
    const alternate = `<link rel="alternate" type="text/markdown" href="${markdownAddress(address)}"/></head>`;
    await writeFile(
      file,
      html.replace("</head>", () => alternate),
    );
  }
  if (pages.length === 0) return;
  const sorted = inReadingOrder(pages, linked);
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

/** Samples: their words are nobody's. */
const templates: string[] = Object.values(templateAddresses);
const ofTheShowcase = ({ address }: MarkdownPage) => `${address}/`.startsWith(`${showcaseAddress}/`);

/** As a reader comes upon them: the company's, then the showcase; in it first the page above, then those that it leads to. */
function inReadingOrder(pages: readonly MarkdownPage[], linked: readonly string[]): MarkdownPage[] {
  const place = ({ address }: MarkdownPage) => (address === showcaseAddress ? -1 : linked.indexOf(address));
  const byPart = Map.groupBy(
    pages.filter((page) => !ofTheShowcase(page)),
    ({ part }) => part,
  );
  return [...[...byPart.values()].flat(), ...pages.filter(ofTheShowcase).sort((a, b) => place(a) - place(b))];
}

function readPage(document: Document, address: string): MarkdownPage {
  const title = pageHeading(document) ?? address;
  const description = contentOf(document, "meta[name=description]");
  const part = partOf(document, address);
  return { address, title, description, part, markdown: pageMarkdown(document, address) };
}

/** The showcase says it in its breadcrumb, whose last entry is the page itself. */
function partOf(document: Document, address: string): string {
  if (address.startsWith(`${showcaseAddress}/`))
    return document.querySelector("main > header nav li:nth-last-child(2)")?.textContent ?? "Sections";
  if (address === showcaseAddress) return "Sections";
  if (address.startsWith(`${casesFolder}/`)) return "Cases";
  return `${address}/`.startsWith(`${addresses.articles}/`) ? "Articles" : "Pages";
}

function contentOf(document: Document, selector: string): string {
  return document.querySelector(selector)?.getAttribute("content") ?? "";
}
