import { site } from "../../../site.config.ts";
import type { Mail, MailAddress } from "../transport/mail-transport.ts";

export interface OwnerMailFacts {
  messageId: string;
  mailFrom: string;
  contactTo: string;
  date: number;
}

export function ownerMail(
  words: OwnerMailWords,
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

export interface OwnerMailWords {
  subject: string;
  text: string;
  html: string;
  replyTo?: MailAddress;
  headers?: Record<string, string>;
}

/** Formats names and values as plain text, one pair on each line. */
export function factsAsText(facts: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(0, ...facts.map(([name]) => name.length)) + 2;
  return facts.map(([name, value]) => `${`${name}:`.padEnd(width)}${value}`).join("\n");
}

/** An action with its label and link. */
export interface OwnerLink {
  label: string;
  href: string;
}

export function linksAsText(links: readonly OwnerLink[]): string {
  return links.map(({ label, href }) => `${label}:\n${href}`).join("\n");
}
