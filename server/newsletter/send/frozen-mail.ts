import type { Issue } from "../../../contract/newsletter/issue.ts";
import { site } from "../../../site.config.ts";
import { compose, type Mail } from "../../mail/transport/mail-transport.ts";
import { issueHeaders } from "../mail/issue-headers.ts";
import { issueHtml } from "../mail/issue-html.tsx";
import { issueText } from "../mail/issue-text.ts";

export interface IssueSender {
  siteUrl: string;
  from: string;
  replyTo: string;
  /** Extra headers that the mail relay requires, such as the name of a message stream. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Renders an issue once for all subscribers. Returns JSON with placeholders for the parts that differ between them.
 * @param date for the Date header of every email
 * @throws Error when the email cannot be composed
 */
export async function composeIssue(issue: Issue, date: number, sender: IssueSender): Promise<string> {
  const mail = issueMail(issue, date, sender, standIns);
  await compose(mail);
  return JSON.stringify(mail);
}

/** Returns the issue as an email to one subscriber. */
export function issueMail(
  issue: Issue,
  date: number,
  { siteUrl, from, replyTo, headers }: IssueSender,
  { to, messageId, unsubscribe }: Recipient,
): Mail {
  const facts = { siteUrl, unsubscribe };
  return {
    from: { name: site.name, address: from },
    to: { address: to },
    replyTo: { address: replyTo },
    subject: issue.title,
    text: issueText(issue, facts),
    html: issueHtml(issue, facts),
    messageId,
    date: new Date(date),
    headers: { ...issueHeaders(issue, facts), ...headers },
    envelope: { from, to },
    textEncoding: "quoted-printable",
  };
}

/** Fills the placeholders of {@link composeIssue} for one subscriber. */
export function readComposed(composed: string, { to, messageId, unsubscribe }: Recipient): Mail {
  const frozen: Mail = JSON.parse(composed.replaceAll(standIns.unsubscribe, unsubscribe));
  return {
    ...frozen,
    date: new Date(frozen.date),
    to: { address: to },
    messageId,
    envelope: { ...frozen.envelope, to },
  };
}

interface Recipient {
  to: string;
  /** With angle brackets. */
  messageId: string;
  /** The unsubscribe link: a URL without characters that JSON or HTML would escape. */
  unsubscribe: string;
}

const standIns: Recipient = {
  to: "to@newsletter.invalid",
  messageId: "<id@newsletter.invalid>",
  unsubscribe: "https://newsletter.invalid/unsubscribe",
};
