import { contact } from "../../content/pages/contact.ts";
import { support } from "../../content/pages/support.ts";
import { addresses } from "../../contract/addresses.ts";
import { site } from "../../site.config.ts";
import type { ContactEntries } from "./entries.ts";

/** A variant of the contact form: its page, its API request and its texts. */
export interface ContactFormVariant {
  call: "sendContactEmail" | "sendEmail";
  address: string;
  /** The key of the draft in `sessionStorage`. */
  draftKey: string;
  promise: string;
  message: { label: string; placeholder: string };
  /** Returns what the call sends. */
  payload(entries: ContactEntries): Record<string, string>;
}

export const frontDesk: ContactFormVariant = {
  call: "sendContactEmail",
  address: addresses.contact,
  draftKey: "contact-draft",
  promise: contact.promise,
  message: contact.fields.msg,
  payload: ({ fullname, emailAddress, msg }) => ({
    from: `${fullname} <${emailAddress}>`,
    email: emailAddress,
    text: msg,
  }),
};

/** The support form, which calls `sendEmail` (R-CALL-2). The recipient is the email address shown on the site. */
export const supportDesk: ContactFormVariant = {
  call: "sendEmail",
  address: addresses.support,
  draftKey: "support-draft",
  promise: support.promise,
  message: support.message,
  payload: ({ fullname, emailAddress, msg }) => ({
    to: site.email,
    from: `${fullname} <${emailAddress}>`,
    replyTo: emailAddress,
    subject: "Contact Form",
    text: msg,
  }),
};
