import type { Issue } from "../../../contract/newsletter/issue.ts";
import { site } from "../../../site.config.ts";
import { type MailFacts, webAddress } from "./issue-links.ts";

/** What tells mail programs that this is a list, and how to leave it: RFC 2369, 2919, 5064 and 8058. */
export function issueHeaders(issue: Issue, facts: MailFacts): Record<string, string> {
  const { hostname } = new URL(facts.siteUrl);
  return {
    "List-Id": `"${site.name}" <newsletter.${hostname}>`,
    "Archived-At": `<${webAddress(issue, facts)}>`,
    "List-Unsubscribe": `<${facts.unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    // No holiday notice shall answer it (RFC 3834); some programs know only the older of the two.
    "Auto-Submitted": "auto-generated",
    Precedence: "bulk",
  };
}
