import type { Issue } from "../../../contract/newsletter/issue.ts";
import { issueAddress } from "../../../contract/newsletter/issue-addresses.ts";

/** What an issue's email is written with, beside the issue. */
export interface MailFacts {
  /** Public origin, without a slash at its end. */
  siteUrl: string;
  /** This subscriber's link to leave, whole; or what stands for it until there is one. */
  unsubscribe: string;
}

/** An address of our own begins with a slash; in an email it is a whole one. */
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
