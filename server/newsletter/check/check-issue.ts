import { addresses } from "../../../contract/addresses.ts";
import { dueAt } from "../../../contract/newsletter/due.ts";
import type { Issue } from "../../../contract/newsletter/issue.ts";
import { composeIssue, type IssueSender, issueMail } from "../send/frozen-mail.ts";
import { checkLinks } from "./check-links.ts";
import { checkPictures } from "./check-pictures.ts";
import { errorAt, type IssueFinding, warningAt } from "./issue-finding.ts";

interface IssueSurroundings {
  sender: IssueSender;
  /** Whether the site will have a page or file at this path when the issue is published. */
  isThere(address: string): boolean;
}

/** Runs all checks on an issue that need no network. An error thrown by a check becomes a finding too. */
export async function checkIssue(
  issue: Issue,
  { sender, isThere }: IssueSurroundings,
): Promise<IssueFinding[]> {
  try {
    const date = dueAt(issue.thursday);
    // The placeholder is as long as a subscriber's link, so that the email has its real size.
    const unsubscribe = `${sender.siteUrl}${addresses.unsubscribe}?token=${"T".repeat(59)}`;
    const mail = issueMail(issue, date, sender, { to: sender.replyTo, messageId: "", unsubscribe });
    await composeIssue(issue, date, sender);
    return [
      ...checkSubject(issue),
      ...checkLinks(issue, isThere),
      ...checkPictures(issue),
      ...checkSize(issue, mail.html),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [errorAt(issue, 1, `it can't be turned into an email: ${reason}`, "correct or remove the cause")];
  }
}

/** Gmail truncates emails at 102 KB, and the unsubscribe link is at the end. */
function checkSize(issue: Issue, html: string): IssueFinding[] {
  const bytes = Buffer.byteLength(html);
  const size = `the email has ${bytes.toLocaleString("en-AU")} bytes of HTML`;
  if (bytes >= 100_000)
    return [errorAt(issue, 1, `${size}, and Gmail cuts it off after 100,000`, "shorten it")];
  if (bytes < 80_000) return [];
  return [warningAt(issue, 1, `${size}; an issue of 100,000 or more is not sent`, "shorten it")];
}

/** Finds signs of shouting, which spam filters and readers dislike. */
function checkSubject(issue: Issue): IssueFinding[] {
  const { title, lines } = issue;
  const findings: IssueFinding[] = [];
  const warn = (what: string, todo: string) => findings.push(warningAt(issue, lines.title, what, todo));
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = title.match(/\p{Lu}/gu) ?? [];
  if (letters.length > 5 && capitals.length > letters.length * 0.7)
    warn(`the subject is in capitals: ${title}`, "write it as a sentence");
  if (/!\s*!/.test(title)) warn(`the subject has more than one !: ${title}`, "use one ! at most");
  return findings;
}
