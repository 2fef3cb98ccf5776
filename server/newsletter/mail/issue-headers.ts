import type { Issue } from "../../../contract/newsletter/issue.ts";
import { site } from "../../../site.config.ts";
import { type MailFacts, webAddress } from "./issue-links.ts";

/** Returns the headers of a mailing list, including unsubscribe links (RFC 2369, 2919, 5064 and 8058). */
export function issueHeaders(issue: Issue, facts: MailFacts): Record<string, string> {
  const { hostname } = new URL(facts.siteUrl);
  return {
    "List-Id": `${phrase}<newsletter.${hostname}>`,
    "Archived-At": `<${webAddress(issue, facts)}>`,
    "List-Unsubscribe": `<${facts.unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    // Suppresses automatic replies (RFC 3834). Some programs know only the older header, `Precedence`.
    "Auto-Submitted": "auto-generated",
    Precedence: "bulk",
    // Gmail counts spam complaints by issue, site, kind of email and sender. The header identifies no person.
    "Feedback-ID": `${issue.thursday}:${hostname}:newsletter:${senderId}`,
  };
}

/** Gmail requires 5 to 15 characters. */
const senderId = `${site.name.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}-news`.slice(-15);

/** The company's name if it needs no quotes (RFC 5322, 3.2.3), because the composer would encode the quotes. */
const phrase = /^[\w !#$%&'*+/=?^`{|}~-]+$/.test(site.name) ? `${site.name} ` : "";
