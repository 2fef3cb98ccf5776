import type { Issue } from "../../../contract/newsletter/issue.ts";
import { site } from "../../../site.config.ts";
import type { Mail } from "../../mail/transport/mail.ts";
import { compose } from "../../mail/transport/mail-transport.ts";
import { issueHeaders } from "../mail/issue-headers.ts";
import { issueHtml } from "../mail/issue-html.tsx";
import { issueText } from "../mail/issue-text.ts";

export interface IssueSender {
  /** Public origin, without a slash at its end. */
  siteUrl: string;
  from: string;
  replyTo: string;
  /** What a relay asks for besides, such as the name of a stream. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Writes an issue once for everybody: its email in JSON, with stand-ins where subscribers differ. @throws Error if no
 * email can be made of it.
 * @param date milliseconds since 1970: what the header says, the same for all.
 */
export async function composeIssue(issue: Issue, date: number, sender: IssueSender): Promise<string> {
  const mail = issueMail(issue, date, sender, standIns);
  await compose(mail);
  return JSON.stringify(mail);
}

/** An issue as one reader gets it. */
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

/** A subscriber's mail, of what {@link composeIssue} has written. */
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

/** What differs. */
interface Recipient {
  to: string;
  /** With its angle brackets. */
  messageId: string;
  /** The link to leave: a URL, which JSON and HTML write as it is. */
  unsubscribe: string;
}

const standIns: Recipient = {
  to: "to@newsletter.invalid",
  messageId: "<id@newsletter.invalid>",
  unsubscribe: "https://newsletter.invalid/unsubscribe",
};
