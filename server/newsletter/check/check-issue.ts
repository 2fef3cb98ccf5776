import { addresses } from "../../../contract/addresses.ts";
import type { Issue } from "../../../contract/newsletter/issue.ts";
import { issueHeaders } from "../mail/issue-headers.ts";
import { issueHtml } from "../mail/issue-html.tsx";
import { issueText } from "../mail/issue-text.ts";
import { checkLinks } from "./check-links.ts";
import { checkMail } from "./check-mail.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkSubject } from "./check-subject.ts";
import type { IssueFinding } from "./finding.ts";

export interface IssueSurroundings {
  siteUrl: string;
  /** Whether the site has a page or a file at an address when the issue comes out. */
  isThere(address: string): boolean;
}

/** Everything that can be told of an issue without asking anybody. */
export function checkIssue(issue: Issue, { siteUrl, isThere }: IssueSurroundings): IssueFinding[] {
  // As long as the one that each subscriber gets.
  const unsubscribe = `${siteUrl}${addresses.unsubscribe}?token=${"T".repeat(59)}`;
  const facts = { siteUrl, unsubscribe };
  const mail = {
    html: issueHtml(issue, facts),
    text: issueText(issue, facts),
    headers: issueHeaders(issue, facts),
  };
  return [
    ...checkSubject(issue),
    ...checkLinks(issue, isThere),
    ...checkPictures(issue),
    ...checkMail(issue, mail, unsubscribe),
  ];
}
