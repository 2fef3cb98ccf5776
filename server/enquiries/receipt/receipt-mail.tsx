import { receipt as words } from "../../../content/receipt.ts";
import { site } from "../../../site.config.ts";
import { emailLayout, sender } from "../../mail/layout/email-layout.tsx";
import { Heading, Note, Paragraph } from "../../mail/layout/email-parts.tsx";
import { localTime } from "../../mail/layout/local-time.ts";
import type { Mail } from "../../mail/transport/mail.ts";
import type { Schema } from "../../store/schema.ts";
import { enquiryForms } from "../email/enquiry-email.ts";

/**
 * Tells a visitor that the enquiry has arrived. Nothing that was typed into the form stands in it but the address it
 * goes to: nobody can have us send their words to a stranger.
 */
export function receiptMail(
  { call, email, received_at }: Pick<Schema["enquiries"], "call" | "email" | "received_at">,
  { messageId, mailFrom, contactTo, siteUrl }: ReceiptMailFacts,
): Mail {
  const arrived = words.arrived.replace("{received}", localTime(received_at));
  const notYours = words.notYours.replace("{form}", siteUrl + enquiryForms[call].address);
  return {
    from: { name: site.name, address: mailFrom },
    to: { address: email },
    replyTo: { name: site.name, address: contactTo },
    subject: words.subject,
    text: `${[words.subject, arrived, words.urgent, notYours, sender.join("\n")].join("\n\n")}\n`,
    html: emailLayout({
      title: words.subject,
      preheader: arrived,
      children: (
        <>
          <Heading>{words.subject}</Heading>
          <Paragraph>{arrived}</Paragraph>
          <Paragraph>{words.urgent}</Paragraph>
          <Note>{notYours}</Note>
        </>
      ),
    }),
    messageId,
    date: new Date(received_at),
    // RFC 3834, section 5: no automatic answer shall answer it. Exchange reads the other one.
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    envelope: { from: mailFrom, to: email },
  };
}

export interface ReceiptMailFacts {
  messageId: string;
  mailFrom: string;
  contactTo: string;
  /** Public origin, without a slash at its end. */
  siteUrl: string;
}
