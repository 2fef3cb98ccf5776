import { contact } from "../../../content/pages/contact.ts";
import { support } from "../../../content/pages/support.ts";
import { addresses } from "../../../contract/addresses.ts";
import { site } from "../../../site.config.ts";
import { parseAddress } from "../../mail/address.ts";
import { localTime } from "../../mail/layout/local-time.ts";
import { singleLine } from "../../mail/layout/single-line.ts";
import type { OwnerLink } from "../../mail/notices/owner-mail.ts";
import type { Mail } from "../../mail/transport/mail.ts";
import type { EnquiryCall, Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { answerLinks, type EnquiryEmail, emailHtml, emailText } from "./enquiry-email-parts.tsx";

/**
 * Gives the outbox its mail for each row of kind `enquiry`.
 *
 * @throws when the enquiry is gone: a mail without one can't be written, now or later.
 */
export function enquiryRenderer(
  store: Store,
  { mailFrom, contactTo, siteUrl, secret }: EnquiryRendererFacts,
): (row: Pick<Schema["outbox"], "subject_id" | "message_id" | "created_at">) => Promise<Mail> {
  return async (row) => {
    const enquiry = await store.db
      .selectFrom("enquiries")
      .selectAll()
      .where("id", "=", row.subject_id)
      .executeTakeFirstOrThrow(() => new Error(`There is no enquiry ${row.subject_id}`));
    const answered = answerLinks(enquiry.id, { siteUrl, secret, now: row.created_at });
    return enquiryMail(enquiry, { messageId: row.message_id, mailFrom, contactTo, answered });
  };
}

interface EnquiryRendererFacts {
  mailFrom: string;
  contactTo: string;
  siteUrl: string;
  /** Signs the links to say that it has been answered. */
  secret: string;
}

/**
 * The mail that brings an enquiry to the owner. The same facts give the same mail, however often it is asked.
 * `answered`: the links by which the owner says that it has been.
 */
export function enquiryMail(
  enquiry: Visitor & Pick<Schema["enquiries"], "id" | "call" | "message" | "received_at">,
  { messageId, mailFrom, contactTo, answered }: EnquiryMailFacts,
): Mail {
  const answerable = isAnswerable(enquiry);
  const visitor = visitorName(enquiry);
  const form = enquiryForms[enquiry.call];
  const email: EnquiryEmail = {
    heading: { before: "Enquiry from", name: visitor },
    answer: answerable ? "To answer, just reply to this email." : unanswerable,
    facts: {
      Name: singleLine(enquiry.name, 320),
      Email: enquiry.email,
      Received: localTime(enquiry.received_at),
      Form: `${form.title}, ${form.address}`,
      Enquiry: enquiry.id,
    },
    writeTo: `${mailtoOf(enquiry.email)}?subject=${encodeURIComponent(`Your enquiry to ${site.name}`)}`,
    title: form.message,
    message: enquiry.message || "(Nothing was written here.)",
    answered,
  };
  return {
    from: { name: `${site.name} website`, address: mailFrom },
    to: { name: site.name, address: contactTo },
    ...replyToVisitor(enquiry),
    subject: enquirySubject(enquiry),
    text: emailText(email),
    html: emailHtml(email),
    messageId,
    date: new Date(enquiry.received_at),
    // RFC 3834: no holiday notice shall answer it.
    headers: { "Auto-Submitted": "auto-generated" },
    envelope: { from: mailFrom, to: contactTo },
  };
}

export interface EnquiryMailFacts {
  messageId: string;
  mailFrom: string;
  contactTo: string;
  answered: readonly OwnerLink[];
}

type Visitor = Pick<Schema["enquiries"], "name" | "email">;

export function enquirySubject(enquiry: Visitor & Pick<Schema["enquiries"], "call">): string {
  return `${enquiryForms[enquiry.call].subject} from ${visitorName(enquiry)}`;
}

/** Nothing where a mail server may not understand the address. */
export function replyToVisitor(enquiry: Visitor): Pick<Mail, "replyTo"> {
  if (!isAnswerable(enquiry)) return {};
  return { replyTo: { name: visitorName(enquiry), address: enquiry.email } };
}

function isAnswerable({ email }: Visitor): boolean {
  const address = parseAddress(email);
  return address.ok && address.ascii;
}

function visitorName({ name }: Visitor): string {
  return headerText(singleLine(name, 60));
}

/** Where an enquiry was written; that of `sendEmail` has a subject of its own, which is always this one. */
export const enquiryForms: Readonly<
  Record<EnquiryCall, { title: string; address: string; subject: string; message: string }>
> = {
  sendContactEmail: {
    title: contact.title,
    address: addresses.contact,
    subject: "Enquiry",
    message: contact.fields.msg.label,
  },
  sendEmail: {
    title: support.title,
    address: addresses.support,
    subject: "Contact Form: enquiry",
    message: support.message.label,
  },
};

const unanswerable =
  "Don’t reply to this email: the address below has letters that many mail servers can’t handle. " +
  "Write to it from an email program that can (the feature is called SMTPUTF8).";

/**
 * A name like "=?utf-8?Q?=0D=0ABcc:…?=" is plain ASCII, so nodemailer passes it on, and the reader's program
 * decodes it (RFC 2047). With a space in its mark it stays what it looks like.
 */
function headerText(text: string): string {
  return text.replaceAll("=?", "= ?");
}

/** RFC 6068: everything escaped but the one "@". */
function mailtoOf(address: string): string {
  return `mailto:${address.split("@").map(encodeURIComponent).join("@")}`;
}
