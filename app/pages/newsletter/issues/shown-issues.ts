import { issues } from "virtual:newsletter-issues";
import type { RouterContextProvider } from "react-router";
import { dueAt } from "../../../../contract/newsletter/due.ts";
import type { Issue } from "../../../../contract/newsletter/issue.ts";
import { issueAddress } from "../../../../contract/newsletter/issue-addresses.ts";
import { shownIssuesContext } from "../../../../contract/newsletter/shown-issues.ts";

/** Returns the Thursdays of the issues to list. In development these include drafts and future issues. */
export function shownThursdays(context: Readonly<RouterContextProvider>): string[] {
  const asked = context.get(shownIssuesContext);
  const isShown = (issue: Issue) =>
    import.meta.env.DEV || (asked ? asked.includes(issue.thursday) : !isUpcoming(issue));
  return issues.filter(isShown).map(({ thursday }) => thursday);
}

/** Sorted from newest to oldest. */
export function issuesOf(thursdays: readonly string[]): Issue[] {
  return issues.filter(({ thursday }) => thursdays.includes(thursday));
}

export function issueAt(address: string): Issue {
  const issue = issues.find((issue) => issueAddress(issue) === address.replace(/\/$/, ""));
  if (!issue) throw new Error(`No issue is at ${address}`);
  return issue;
}

/** Whether the issue was still unpublished at the time of the build. */
export function isUpcoming({ thursday }: Issue): boolean {
  return dueAt(thursday) > import.meta.env.BUILD_TIME;
}
