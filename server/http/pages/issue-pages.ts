import { existsSync } from "node:fs";
import { join } from "node:path";
import { newsletterIssues } from "../../../content/pages/newsletter-issues.ts";
import { addresses } from "../../../contract/addresses.ts";
import type { Issue } from "../../../contract/newsletter/issue.ts";
import { issueAddress, picturesAddress } from "../../../contract/newsletter/issue-addresses.ts";
import type { ShowIssues } from "../../newsletter/schedule/schedule.ts";
import { type PageFile, pageFileOf, readPageFiles } from "./page-files.ts";

/**
 * Keeps the newsletter's pages in step with the database. A published issue has its page, pictures and list entries. An
 * issue that was put on hold before its publication has none of them, even if the build contains them.
 * @returns a function that updates the pages and returns the issues that became public
 */
export function createIssuePages({ pages, buildFolder, issues }: IssuePagesDependencies): ShowIssues {
  const built = new Map(pages);
  const wasOut = (issue: Issue) => built.has(issueAddress(issue));
  const comingFiles = new Map<string, Map<string, PageFile>>();
  let shown = issues.filter(wasOut);

  function filesOf({ thursday }: Issue): Map<string, PageFile> {
    const folder = join(buildFolder, "coming", thursday);
    const files = comingFiles.get(thursday) ?? (existsSync(folder) ? readPageFiles(folder) : new Map());
    comingFiles.set(thursday, files);
    return files;
  }

  function showPages(issue: Issue): void {
    const files = wasOut(issue) ? built : filesOf(issue);
    for (const [address, file] of files) if (isPartOf(issue, address)) pages.set(address, file);
  }

  function hidePages(issue: Issue): void {
    for (const address of pages.keys()) if (isPartOf(issue, address)) pages.delete(address);
  }

  function listFiles(listed: readonly Issue[]): Map<string, PageFile> {
    const newest = listed.find((issue) => !wasOut(issue));
    const hidden = issues.filter((issue) => !listed.includes(issue)).map(issueAddress);
    const files = new Map<string, PageFile>();
    for (const list of lists) {
      const [address] = list;
      const file = (newest && filesOf(newest).get(address)) ?? built.get(address);
      if (file) files.set(address, without(hidden, list, file));
    }
    return files;
  }

  return async (rows) => {
    const next = issues.filter((issue) => {
      const row = rows.find(({ thursday }) => thursday === issue.thursday);
      return row ? row.frozen_at !== null : wasOut(issue);
    });
    const begun = next.filter((issue) => !shown.includes(issue));
    const gone = shown.filter((issue) => !next.includes(issue));
    if (begun.length + gone.length === 0) return [];
    const listed = listFiles(next);
    // Changes all pages at once, so that no list names an issue that has no page.
    begun.forEach(showPages);
    gone.forEach(hidePages);
    for (const [address, file] of listed) pages.set(address, file);
    shown = next;
    return begun.map(({ thursday }) => thursday);
  };
}

interface IssuePagesDependencies {
  pages: Map<string, PageFile>;
  buildFolder: string;
  /** The build's issues, newest first. */
  issues: readonly Issue[];
}

function isPartOf(issue: Issue, address: string): boolean {
  const page = issueAddress(issue);
  return (
    [page, `${page}.md`].includes(address) || address.startsWith(`${picturesAddress}/${issue.thursday}/`)
  );
}

/** The pages and files that list issues, each with a pattern that matches one entry. */
const lists: ReadonlyMap<string, RegExp> = new Map([
  [addresses.issues, /<li><article.*?<\/article><\/li>/gs],
  [newsletterIssues.feed.address, /<entry>.*?<\/entry>\n?/gs],
  [`${addresses.issues}.md`, /^\d+\. .*\n(?:(?: {3}.*)?\n)*/gm],
  ["/llms.txt", /^- .*\n/gm],
  // Matches an issue's entry in the list of issues, and the issue's page, which `/llms-full.txt` contains in full.
  [
    "/llms-full.txt",
    /^\d+\. .*\n(?:(?: {3}.*)?\n)*|^Source: \/newsletter\/issues\/[\s\S]*?(?=^Source: |(?![\s\S]))/gm,
  ],
]);

function without(hidden: readonly string[], [address, entry]: [string, RegExp], file: PageFile): PageFile {
  if (hidden.length === 0) return file;
  const named = new RegExp(`(?:${hidden.map(RegExp.escape).join("|")})(?:\\.md)?["<)\n]`);
  const text = file.plain().toString();
  const left = text.replaceAll(entry, (found) => (named.test(found) ? "" : found));
  return left === text ? file : pageFileOf(address, left);
}
