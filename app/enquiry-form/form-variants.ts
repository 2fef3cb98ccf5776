import { contact } from "../../content/pages/contact.ts";
import { support } from "../../content/pages/support.ts";
import { addresses } from "../../contract/addresses.ts";
import { site } from "../../site.config.ts";
import type { CallFailure } from "../browser/call-failure.ts";
import { type CallCircumstances, callServer } from "../browser/call-server.ts";
import type { ContactDraft } from "./draft.ts";

/** A variant of the contact form: its page, its API request and its texts. */
export interface ContactFormVariant {
  call: "sendContactEmail" | "sendEmail";
  address: string;
  /** The key of the draft in `sessionStorage`. */
  draftKey: string;
  promise: string;
  message: { label: string; placeholder: string };
  /** Resolves to null once the server has stored the enquiry, and to the failure otherwise. */
  send(draft: ContactDraft, circumstances: Pick<CallCircumstances, "pageAge">): Promise<CallFailure | null>;
}

export const frontDesk: ContactFormVariant = {
  call: "sendContactEmail",
  address: addresses.contact,
  draftKey: "contact-draft",
  promise: contact.promise,
  message: contact.fields.msg,
  send: ({ entries: { fullname, emailAddress, msg }, idempotencyKey }, circumstances) => {
    const from = `${fullname} <${emailAddress}>`;
    return callServer(
      "sendContactEmail",
      { from, email: emailAddress, text: msg },
      { idempotencyKey, ...circumstances },
    );
  },
};

/** The support form, which calls `sendEmail` (R-CALL-2). The recipient is the email address shown on the site. */
export const supportDesk: ContactFormVariant = {
  call: "sendEmail",
  address: addresses.support,
  draftKey: "support-draft",
  promise: support.promise,
  message: support.message,
  send: ({ entries: { fullname, emailAddress, msg }, idempotencyKey }, circumstances) =>
    callServer(
      "sendEmail",
      {
        to: site.email,
        from: `${fullname} <${emailAddress}>`,
        replyTo: emailAddress,
        subject: "Contact Form",
        text: msg,
      },
      { idempotencyKey, ...circumstances },
    ),
};
