import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { showcaseAddress } from "../../contract/demo-addresses.ts";
import { markdownAddress } from "../../contract/markdown-address.ts";
import { llmsFullText, llmsText } from "./llms.ts";
import type { MarkdownPage } from "./markdown-page.ts";

/** Writes a Markdown file for each HTML page, llms.txt and llms-full.txt. */
export async function writeMarkdown(pages: readonly MarkdownPage[], folder: string): Promise<void> {
  const sorted = inReadingOrder(pages);
  for (const { address, markdown } of sorted) {
    await writeFile(join(folder, markdownAddress(address)), markdown);
  }
  await writeFile(join(folder, "llms.txt"), llmsText(sorted));
  await writeFile(join(folder, "llms-full.txt"), llmsFullText(sorted));
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
