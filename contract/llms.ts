import { site } from "../site.config.ts";
import { markdownAddress } from "./markdown-address.ts";

/** A page that also exists as Markdown. */
export interface ListedPage {
  /** The path of the HTML page. */
  address: string;
  title: string;
  description: string;
  /** The part of the site that the page belongs to, such as "Articles". */
  part: string;
}

/** The file, in a build's folder, with the {@link ListedPage}s in the order in which they are listed. */
export const listOfMarkdown = "server/markdown.json";

/** Returns llms.txt: a list of all pages, for language models (https://llmstxt.org). */
export function llmsText(pages: readonly ListedPage[]): string {
  const home = pages.find(({ address }) => address === "/");
  const parts = Map.groupBy(pages, ({ part }) => part);
  const lists = [...parts].flatMap(([part, pages]) => [`## ${part}`, pages.map(line).join("\n")]);
  const all = ["## Optional", "- [All of them in one file](/llms-full.txt)"];
  return `${[`# ${site.name}`, `> ${home?.description}`, ...lists, ...all].join("\n\n")}\n`;
}

function line({ address, title, description }: ListedPage): string {
  return `- [${title}](${markdownAddress(address)}): ${description}`;
}

/** Returns llms-full.txt: the text of all pages. */
export function llmsFullText(pages: readonly { address: string; markdown: string }[]): string {
  return pages.map(({ address, markdown }) => `Source: ${address}\n\n${markdown}`).join("\n---\n\n");
}
