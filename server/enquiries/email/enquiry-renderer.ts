import type { Mail } from "../../mail/transport/mail.ts";
import type { Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { enquiryMail } from "./enquiry-email.ts";

/**
 * Gives the outbox its mail for each row of kind `enquiry`.
 *
 * @throws when the enquiry is gone: a mail without one can't be written, now or later.
 */
export function enquiryRenderer(
  store: Store,
  addresses: { mailFrom: string; contactTo: string },
): (row: Pick<Schema["outbox"], "subject_id" | "message_id">) => Promise<Mail> {
  return async (row) => {
    const enquiry = await store.db
      .selectFrom("enquiries")
      .selectAll()
      .where("id", "=", row.subject_id)
      .executeTakeFirstOrThrow(() => new Error(`There is no enquiry ${row.subject_id}`));
    return enquiryMail(enquiry, { messageId: row.message_id, ...addresses });
  };
}
