import type { Issue } from "../../../contract/newsletter/issue.ts";
import { issueAddress, picturesAddress } from "../../../contract/newsletter/issue-addresses.ts";
import type { PublishIssues } from "../../newsletter/schedule/schedule.ts";
import { type ListDependencies, renewIssueLists } from "./issue-lists.ts";
import { type PageFile, readPageFiles } from "./page-files.ts";

/**
 * Keeps the newsletter's pages in step with the database. A published issue has its page, pictures and list entries. An
 * issue that was put on hold before its publication has none of them, even if the build contains them.
 * @returns a function that updates the pages and returns the issues that became public
 */
export function createIssuePages(dependencies: IssuePagesDependencies): PublishIssues {
  const { pages, buildFolder, issues } = dependencies;
  const built = new Map(pages);
  const isBuilt = (issue: Issue) => built.has(issueAddress(issue));
  let published = issues.filter(isBuilt);

  return async (rows) => {
    const next = issues.filter((issue) => {
      const row = rows.find(({ thursday }) => thursday === issue.thursday);
      return row ? row.frozen_at !== null : isBuilt(issue);
    });
    const begun = next.filter((issue) => !published.includes(issue));
    if (begun.length === 0 && next.length === published.length) return [];
    const files = new Map(built);
    // The newest is last, because its folder has the archive and the feed with all issues before it.
    for (const issue of next.toReversed().filter((each) => !isBuilt(each)))
      for (const [address, file] of readPageFiles(buildFolder, `coming/${issue.thursday}`))
        files.set(address, file);
    const [newest = { thursday: "" }] = next;
    const held = issues.filter(
      (issue) => !next.includes(issue) && (isBuilt(issue) || issue.thursday < newest.thursday),
    );
    for (const address of files.keys())
      if (held.some((issue) => isPartOf(issue, address))) files.delete(address);
    if (held.length > 0) await renewIssueLists(files, next, dependencies);
    // Changes all pages at once, so that no list names an issue that has no page.
    pages.clear();
    for (const [address, file] of files) pages.set(address, file);
    published = next;
    return begun.map(({ thursday }) => thursday);
  };
}

interface IssuePagesDependencies extends ListDependencies {
  pages: Map<string, PageFile>;
  /** The build's issues, newest first. */
  issues: readonly Issue[];
}

function isPartOf(issue: Issue, address: string): boolean {
  const page = issueAddress(issue);
  return (
    [page, `${page}.md`].includes(address) || address.startsWith(`${picturesAddress}/${issue.thursday}/`)
  );
}
