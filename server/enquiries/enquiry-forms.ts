import { contact } from "../../content/pages/contact.ts";
import { support } from "../../content/pages/support.ts";
import { addresses } from "../../contract/addresses.ts";
import type { EnquiryCall } from "../store/schema.ts";

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
