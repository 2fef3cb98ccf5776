import type { Issue } from "../../../contract/newsletter/issue.ts";
import { issueAddress } from "../../../contract/newsletter/issue-addresses.ts";

/** What the email of an issue needs beside the issue. */
export interface MailFacts {
  /** Public origin, without a slash at its end. */
  siteUrl: string;
  /** This subscriber's complete unsubscribe link, or a placeholder. */
  unsubscribe: string;
}

/** Makes an address of the site, which begins with a slash, absolute. */
export function wholeAddress(href: string, { siteUrl }: Pick<MailFacts, "siteUrl">): string {
  return href.startsWith("/") ? siteUrl + href : href;
}

export function webAddress(issue: Issue, { siteUrl }: Pick<MailFacts, "siteUrl">): string {
  return siteUrl + issueAddress(issue);
}

/** "Thursday 26 November 2026" */
export function dayInWords({ thursday }: Pick<Issue, "thursday">): string {
  return new Intl.DateTimeFormat("en-AU", { dateStyle: "full", timeZone: "UTC" })
    .format(new Date(thursday))
    .replace(",", "");
}
