import type { Issue } from "../../../contract/newsletter/issue.ts";
import { issueAddress } from "../../../contract/newsletter/issue-addresses.ts";

/** What an issue's email needs in addition to the issue. */
export interface MailFacts {
  siteUrl: string;
  /** This subscriber's complete unsubscribe link, or a placeholder. */
  unsubscribe: string;
}

/** Adds the site's origin to a path. Other URLs stay as they are. */
export function absoluteUrl(href: string, { siteUrl }: Pick<MailFacts, "siteUrl">): string {
  return href.startsWith("/") ? siteUrl + href : href;
}

export function webAddress(issue: Issue, { siteUrl }: Pick<MailFacts, "siteUrl">): string {
  return siteUrl + issueAddress(issue);
}

/** Formats an issue's day, such as "Thursday 26 November 2026". */
export function dayInWords({ thursday }: Pick<Issue, "thursday">): string {
  return new Intl.DateTimeFormat("en-AU", { dateStyle: "full", timeZone: "UTC" })
    .format(new Date(thursday))
    .replace(",", "");
}
