import { ownerNotices } from "../../../content/owner-notices.ts";
import { linksAsText, type OwnerLink } from "../../notices/owner-mail.ts";

/** What the mail about an enquiry says, apart from how its two parts set it. */
export interface EnquiryEmail {
  heading: { before: string; name: string };
  answer: string;
  facts: { Name: string; Email: string; Received: string; Form: string; Enquiry: string };
  /** `mailto:` with the visitor's address. */
  writeTo: string;
  /** What the form calls the message. */
  title: string;
  message: string;
  /** By which the owner says that it has been answered. */
  answered: readonly OwnerLink[];
}

/** The plain text part. The visitor's words come last, so that nothing they write can pass for ours. */
export function emailText({ heading, answer, facts, title, message, answered }: EnquiryEmail): string {
  const lines = Object.entries(facts).map(([label, value]) => `${`${label}:`.padEnd(10)}${value}`);
  return `${heading.before} ${heading.name}\n\n${answer}\n\n${lines.join("\n")}\n\n${ownerNotices.afterwards}\n\n${linksAsText(answered)}\n\n${title}\n${"-".repeat(title.length)}\n${message}\n`;
}
