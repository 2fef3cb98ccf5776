export interface MarkdownPage {
  /** Of the page for people. */
  address: string;
  title: string;
  description: string;
  /** The part of the site it belongs to. */
  part: string;
  markdown: string;
}

/** The list of all pages for programs that read, https://llmstxt.org. */
export function llmsText(
  site: { name: string; description: string },
  pages: readonly MarkdownPage[],
): string {
  const parts = Map.groupBy(pages, ({ part }) => part);
  const lists = [...parts].map(([part, pages]) => [`## ${part}`, pages.map(line).join("\n")]);
  const all = ["## Optional", "- [All of them in one file](/llms-full.txt)"];
  return `${[`# ${site.name}`, `> ${site.description}`, ...lists.flat(), ...all].join("\n\n")}\n`;
}

function line({ address, title, description }: MarkdownPage): string {
  return `- [${title}](${markdownAddress(address)}): ${description}`;
}

/** All pages, one after the other. */
export function llmsFullText(pages: readonly MarkdownPage[]): string {
  return pages.map(({ address, markdown }) => `Source: ${address}\n\n${markdown}`).join("\n---\n\n");
}

export function markdownAddress(address: string): string {
  return address === "/" ? "/index.md" : `${address}.md`;
}
