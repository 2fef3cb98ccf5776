import { addresses } from "../../../contract/addresses.ts";
import { dueAt } from "../../../contract/newsletter/due.ts";
import type { Issue } from "../../../contract/newsletter/issue.ts";
import { composeIssue, type IssueSender, issueMail } from "../send/frozen-mail.ts";
import { checkLinks } from "./check-links.ts";
import { checkMail } from "./check-mail.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkSubject } from "./check-subject.ts";
import { errorAt, type IssueFinding } from "./finding.ts";

export interface IssueSurroundings {
  sender: IssueSender;
  /** Whether the site has a page or a file at an address when the issue comes out. */
  isThere(address: string): boolean;
}

/** Everything that can be told of an issue without asking anybody. What goes wrong while it is looked at is a finding, too. */
export async function checkIssue(
  issue: Issue,
  { sender, isThere }: IssueSurroundings,
): Promise<IssueFinding[]> {
  try {
    const date = dueAt(issue.thursday);
    // As long as the one that each subscriber gets.
    const unsubscribe = `${sender.siteUrl}${addresses.unsubscribe}?token=${"T".repeat(59)}`;
    const mail = issueMail(issue, date, sender, { to: sender.replyTo, messageId: "", unsubscribe });
    await composeIssue(issue, date, sender);
    return [
      ...checkSubject(issue),
      ...checkLinks(issue, isThere),
      ...checkPictures(issue),
      ...checkMail(issue, mail, unsubscribe),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      errorAt(issue, 1, `no email can be made of it: ${reason}`, "mend what this names, or take it out"),
    ];
  }
}
