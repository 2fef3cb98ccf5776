import { ownerNotices } from "../../../content/owner-notices.ts";
import { contact } from "../../../content/pages/contact.ts";
import { support } from "../../../content/pages/support.ts";
import { addresses } from "../../../contract/addresses.ts";
import { parseAddress } from "../../../contract/email-address.ts";
import { site } from "../../../site.config.ts";
import { emailLayout } from "../../mail/layout/email-layout.tsx";
import { Action, FactTable, Heading, LinkLine, Note, Quoted } from "../../mail/layout/email-parts.tsx";
import { factsAsText, linksAsText, localTime, singleLine } from "../../mail/layout/format.ts";
import type { LabelledLink } from "../../mail/layout/letter.tsx";
import { actionLink, type LinkFacts } from "../../mail/notices/action-token.ts";
import { ownerMail } from "../../mail/notices/owner-mail.ts";
import type { Mail } from "../../mail/transport/mail-transport.ts";
import type { Settings } from "../../settings.ts";
import type { EnquiryCall, Schema } from "../../store/schema.ts";

/** Always writes the same email for the same data. Text and HTML both set the visitor's words apart from the site's. */
export function enquiryMail(
  enquiry: Visitor & Pick<Schema["enquiries"], "id" | "call" | "message" | "received_at">,
  { messageId, mailFrom, contactTo, answered }: EnquiryMailFacts,
): Mail {
  const form = enquiryForms[enquiry.call];
  const visitor = visitorName(enquiry);
  const answer = isAnswerable(enquiry) ? "To answer, just reply to this email." : unanswerable;
  const message = enquiry.message || "(Nothing was written here.)";
  const facts: [string, string][] = [
    ["Name", singleLine(enquiry.name, 320)],
    ["Email", enquiry.email],
    ["Received", localTime(enquiry.received_at)],
    ["Form", `${form.title}, ${form.address}`],
    ["Enquiry", enquiry.id],
  ];
  const text = [
    `Enquiry from ${visitor}`,
    answer,
    factsAsText(facts),
    ownerNotices.afterwards,
    linksAsText(answered),
    `${form.message}\n${"-".repeat(form.message.length)}\n${message}\n`,
  ];
  const html = emailLayout({
    title: `Enquiry from ${visitor}`,
    preheader: singleLine(message, 140),
    children: (
      <>
        <Heading>
          Enquiry from <span dir="auto">{visitor}</span>
        </Heading>
        <FactTable
          rows={facts.map(([name, value]) => [
            name,
            <span key={name} dir="auto">
              {value}
            </span>,
          ])}
        />
        <Action href={writingTo(enquiry)}>Answer by email</Action>
        <Note>{answer}</Note>
        <h2 style={{ margin: "24px 0 8px", fontSize: "16px" }}>{form.message}</h2>
        <Quoted text={message} />
        <div style={{ padding: "24px 0 0" }}>
          <Note>{ownerNotices.afterwards}</Note>
          <LinkLine links={answered} />
        </div>
      </>
    ),
  });
  return ownerMail(
    { subject: enquirySubject(enquiry), ...replyToVisitor(enquiry), text: text.join("\n\n"), html },
    { messageId, mailFrom, contactTo, date: enquiry.received_at },
  );
}

/** For each call: its page's title and path, the start of the subject of the owner's email, and the message's label. */
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

interface EnquiryMailFacts extends Pick<Settings, "mailFrom" | "contactTo"> {
  messageId: string;
  /** Links that mark the enquiry as answered or as needing no answer. */
  answered: readonly LabelledLink[];
}

/** Creates the links that mark an enquiry as answered or as needing no answer. */
export function answerLinks(id: string, links: LinkFacts): LabelledLink[] {
  return (["answered", "not-needed"] as const).map((action) => ({
    label: ownerNotices.answer[action],
    href: actionLink({ action, subject: id }, links),
  }));
}

type Visitor = Pick<Schema["enquiries"], "name" | "email">;

export function enquirySubject(enquiry: Visitor & Pick<Schema["enquiries"], "call">): string {
  return `${enquiryForms[enquiry.call].subject} from ${visitorName(enquiry)}`;
}

/** Returns the visitor's address as Reply-To, or nothing if some mail servers may not support the address. */
export function replyToVisitor(enquiry: Visitor): Pick<Mail, "replyTo"> {
  if (!isAnswerable(enquiry)) return {};
  return { replyTo: { name: visitorName(enquiry), address: enquiry.email } };
}

function isAnswerable({ email }: Visitor): boolean {
  const address = parseAddress(email);
  return address.ok && address.ascii;
}

/**
 * Makes a name safe for a header. A name like "=?utf-8?Q?=0D=0ABcc:…?=" is ASCII, so nodemailer would pass it on
 * unchanged and the email client would decode it (RFC 2047). A space inside `=?` prevents that.
 */
function visitorName({ name }: Visitor): string {
  return singleLine(name, 60).replaceAll("=?", "= ?");
}

/** Returns a mailto: URL, with everything except the "@" percent-encoded (RFC 6068). */
function writingTo({ email }: Visitor): string {
  const address = email.split("@").map(encodeURIComponent).join("@");
  return `mailto:${address}?subject=${encodeURIComponent(`Your enquiry to ${site.name}`)}`;
}

const unanswerable =
  "Don’t reply to this email: the address below has letters that many mail servers can’t handle. " +
  "Write to it from an email program that can (the feature is called SMTPUTF8).";
