import { contact } from "../../content/contact.ts";
import { support } from "../../content/support.ts";
import { site } from "../../site.config.ts";
import { addresses } from "../addresses.ts";
import type { CallFailure } from "../call-failure.ts";
import { callServer } from "../call-server.ts";
import type { ContactDraft } from "./contact-draft.ts";

/** Where a contact form is handed in: its page, the call it makes and the words that are its own. */
export interface ContactDesk {
  call: "sendContactEmail" | "sendEmail";
  address: string;
  /** Under which the browser keeps what was typed and not yet sent. */
  draftKey: string;
  promise: string;
  /** Null once the enquiry is stored. */
  send(draft: ContactDraft, pageAge: number | undefined): Promise<CallFailure | null>;
}

export const frontDesk: ContactDesk = {
  call: "sendContactEmail",
  address: addresses.contact,
  draftKey: "contact-draft",
  promise: contact.promise,
  send: ({ entries: { fullname, emailAddress, msg }, idempotencyKey }, pageAge) => {
    const from = `${fullname} <${emailAddress}>`;
    return callServer(
      "sendContactEmail",
      { from, email: emailAddress, text: msg },
      { idempotencyKey, pageAge },
    );
  },
};

/** The variant of the specification's section 3. It names us by the address that stands on our pages. */
export const supportDesk: ContactDesk = {
  call: "sendEmail",
  address: addresses.support,
  draftKey: "support-draft",
  promise: support.promise,
  send: ({ entries: { fullname, emailAddress, msg }, idempotencyKey }, pageAge) =>
    callServer(
      "sendEmail",
      {
        to: site.email,
        from: `${fullname} <${emailAddress}>`,
        replyTo: emailAddress,
        subject: "Contact Form",
        text: msg,
      },
      { idempotencyKey, pageAge },
    ),
};
