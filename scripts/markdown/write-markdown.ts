import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { showcaseAddress } from "../../contract/demo-addresses.ts";
import { type ListedPage, listOfMarkdown, llmsFullText, llmsText } from "../../contract/llms.ts";
import { markdownAddress } from "../../contract/markdown-address.ts";
import type { MarkdownPage } from "./markdown-page.ts";

/** Writes a Markdown file for each HTML page, llms.txt and llms-full.txt, and what the server needs to renew the two. */
export async function writeMarkdown(pages: readonly MarkdownPage[], buildFolder: string): Promise<void> {
  const client = join(buildFolder, "client");
  const sorted = inReadingOrder(pages);
  for (const { address, markdown } of sorted) {
    await writeFile(join(client, markdownAddress(address)), markdown);
  }
  await writeFile(join(client, "llms.txt"), llmsText(sorted));
  await writeFile(join(client, "llms-full.txt"), llmsFullText(sorted));
  const listed: ListedPage[] = sorted.map(({ links: _, markdown: _text, ...page }) => page);
  await writeFile(join(buildFolder, listOfMarkdown), JSON.stringify(listed));
}

const ofTheShowcase = ({ address }: MarkdownPage) => `${address}/`.startsWith(`${showcaseAddress}/`);

/** Sorts pages: the company's by part, then the showcase's overview and its pages in the order of links to them. */
function inReadingOrder(pages: readonly MarkdownPage[]): MarkdownPage[] {
  const linked = pages.flatMap(({ links }) => links);
  const place = ({ address }: MarkdownPage) => (address === showcaseAddress ? -1 : linked.indexOf(address));
  const byPart = Map.groupBy(
    pages.filter((page) => !ofTheShowcase(page)),
    ({ part }) => part,
  );
  return [...[...byPart.values()].flat(), ...pages.filter(ofTheShowcase).sort((a, b) => place(a) - place(b))];
}
