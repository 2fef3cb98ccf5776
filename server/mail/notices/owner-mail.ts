import { site } from "../../../site.config.ts";
import { type Letter, writeLetter } from "../layout/letter.tsx";
import type { Mail } from "../transport/mail-transport.ts";

export interface OwnerMailFacts {
  messageId: string;
  mailFrom: string;
  contactTo: string;
  date: number;
}

export function noticeMail(notice: Letter, facts: OwnerMailFacts): Mail {
  return ownerMail(writeLetter(notice), facts);
}

export function ownerMail(
  words: Pick<Mail, "subject" | "text" | "html" | "replyTo" | "headers">,
  { messageId, mailFrom, contactTo, date }: OwnerMailFacts,
): Mail {
  return {
    from: { name: `${site.name} website`, address: mailFrom },
    to: { name: site.name, address: contactTo },
    ...words,
    messageId,
    date: new Date(date),
    // Suppresses automatic replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", ...words.headers },
    envelope: { from: mailFrom, to: contactTo },
  };
}
