import type { Mail } from "../../mail/transport/mail.ts";
import type { Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { answerLinks } from "../answers/answer-links.ts";
import { enquiryMail } from "./enquiry-email.ts";

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
