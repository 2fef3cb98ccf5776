import { issues } from "virtual:newsletter-issues";
import type { RouterContextProvider } from "react-router";
import { dueAt } from "../../../../contract/newsletter/due.ts";
import type { Issue } from "../../../../contract/newsletter/issue.ts";
import { issueAddress } from "../../../../contract/newsletter/issue-addresses.ts";
import { shownIssuesContext } from "../../../../contract/newsletter/shown-issues.ts";

/** The Thursdays of the issues to be listed. While the site is being developed these are all, drafts too. */
export function shownThursdays(context: Readonly<RouterContextProvider>): string[] {
  const asked = context.get(shownIssuesContext);
  const isShown = (issue: Issue) =>
    import.meta.env.DEV || (asked ? asked.includes(issue.thursday) : !isUpcoming(issue));
  return issues.filter(isShown).map(({ thursday }) => thursday);
}

/** The newest first. */
export function issuesOf(thursdays: readonly string[]): Issue[] {
  return issues.filter(({ thursday }) => thursdays.includes(thursday));
}

export function issueAt(address: string): Issue {
  const issue = issues.find((issue) => issueAddress(issue) === address.replace(/\/$/, ""));
  if (!issue) throw new Error(`No issue is at ${address}`);
  return issue;
}

/** Whether it had not come out yet when the site was built. */
export function isUpcoming({ thursday }: Issue): boolean {
  return dueAt(thursday) > import.meta.env.BUILD_TIME;
}
