import { contact } from "../../content/pages/contact.ts";
import { support } from "../../content/pages/support.ts";
import { addresses } from "../../contract/addresses.ts";
import type { EnquiryCall } from "../store/schema.ts";

/** Each call's page title, its path (`address`), the start of the owner's email subject, and the message's label. */
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
