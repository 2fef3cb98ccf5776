import { issues } from "virtual:newsletter-issues";
import { dueAt } from "../../../../contract/newsletter/due.ts";
import type { Issue } from "../../../../contract/newsletter/issue.ts";
import { issueAddress } from "../../../../contract/newsletter/issue-addresses.ts";

/**
 * Returns the issues to list, newest first: those of the given Thursdays or, if `thursdays` is undefined, those already
 * published at the time of the build. In development, returns all issues, including drafts and future ones.
 */
export function shownIssues(thursdays: readonly string[] | undefined): Issue[] {
  return issues.filter(
    (issue) => import.meta.env.DEV || (thursdays ? thursdays.includes(issue.thursday) : !isUpcoming(issue)),
  );
}

export function issueAt(address: string): Issue {
  const issue = issues.find((issue) => issueAddress(issue) === address);
  if (!issue) throw new Error(`No issue is at ${address}`);
  return issue;
}

/** Whether the issue was still unpublished at the time of the build. */
export function isUpcoming({ thursday }: Issue): boolean {
  return dueAt(thursday) > import.meta.env.BUILD_TIME;
}
