import { newsletterIssues } from "../../../../content/pages/newsletter-issues.ts";
import type { Issue } from "../../../../contract/newsletter/issue.ts";
import { feedLink, textMeta } from "../../../document/shared/text-meta.ts";
import { isUpcoming } from "./shown-issues.ts";

export function issueMeta(issue: Issue, address: string) {
  const { title, summary, thursday: date } = issue;
  const asMarkdown = !isUpcoming(issue);
  return [
    ...textMeta({ type: "BlogPosting", id: "issue", title, summary, date, asMarkdown }, address),
    issuesFeedLink,
  ];
}

export const issuesFeedLink = feedLink(newsletterIssues.kind, newsletterIssues.feed.address);
