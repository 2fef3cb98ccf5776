import { markdownAddress } from "../../contract/markdown-address.ts";
import { site } from "../../site.config.ts";
import type { MarkdownPage } from "./markdown-page.ts";

/** Returns llms.txt: a list of all pages, for language models (https://llmstxt.org). */
export function llmsText(pages: readonly MarkdownPage[]): string {
  const home = pages.find(({ address }) => address === "/");
  const parts = Map.groupBy(pages, ({ part }) => part);
  const lists = [...parts].flatMap(([part, pages]) => [`## ${part}`, pages.map(line).join("\n")]);
  const all = ["## Optional", "- [All of them in one file](/llms-full.txt)"];
  return `${[`# ${site.name}`, `> ${home?.description}`, ...lists, ...all].join("\n\n")}\n`;
}

function line({ address, title, description }: MarkdownPage): string {
  return `- [${title}](${markdownAddress(address)}): ${description}`;
}

/** Returns llms-full.txt: the text of all pages. */
export function llmsFullText(pages: readonly MarkdownPage[]): string {
  return pages.map(({ address, markdown }) => `Source: ${address}\n\n${markdown}`).join("\n---\n\n");
}
