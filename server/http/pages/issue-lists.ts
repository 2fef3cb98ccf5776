import { readFileSync } from "node:fs";
import { newsletterIssues } from "../../../content/pages/newsletter-issues.ts";
import { addresses } from "../../../contract/addresses.ts";
import { type ListedPage, listOfMarkdown, llmsFullText, llmsText } from "../../../contract/llms.ts";
import { markdownAddress } from "../../../contract/markdown-address.ts";
import type { Issue } from "../../../contract/newsletter/issue.ts";
import { issueAddress } from "../../../contract/newsletter/issue-addresses.ts";
import type { RenderPage } from "../../../contract/render-page.ts";
import { type PageFile, withText } from "./page-files.ts";

export interface ListDependencies {
  buildFolder: string;
  renderPage: RenderPage;
}

/**
 * Renews the lists of issues in `files`, from which all other issues have been removed. The build has lists only of all
 * issues up to a newest one, so they are rendered while one of those is on hold.
 */
export async function renewIssueLists(
  files: Map<string, PageFile>,
  listed: readonly Issue[],
  { buildFolder, renderPage }: ListDependencies,
): Promise<void> {
  const renew = (address: string, text: string, headers?: Headers) => {
    const file = files.get(address);
    if (file) files.set(address, withText(file, text, headers));
  };
  for (const address of [addresses.issues, newsletterIssues.feed.address]) {
    const page = await renderPage(address, { thursdays: listed.map(({ thursday }) => thursday) });
    renew(address, await page.text(), page.headers);
  }
  const { title, lead } = newsletterIssues;
  const entries = listed.map((issue) => `- [${issue.title}](${issueAddress(issue)}): ${issue.summary}\n`);
  renew(markdownAddress(addresses.issues), `# ${title}\n\n${lead}\n\n${entries.join("")}`);
  const pages: ListedPage[] = JSON.parse(readFileSync(`${buildFolder}/${listOfMarkdown}`, "utf8"));
  const left = pages.filter(({ address }) => files.has(address));
  renew("/llms.txt", llmsText(left));
  const markdownAt = (address: string) => `${files.get(markdownAddress(address))?.plain()}`;
  const whole = left.map(({ address }) => ({ address, markdown: markdownAt(address) }));
  renew("/llms-full.txt", llmsFullText(whole));
}
