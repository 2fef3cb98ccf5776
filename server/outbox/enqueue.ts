import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { MailKind, Schema } from "../store/schema.ts";

/** How long delivery is tried before a person has to look, in milliseconds. */
export const deliveryPeriod = 5 * 24 * 60 * 60 * 1000;

/**
 * Puts a mail into the outbox. It belongs into the transaction that stores what the mail is about, so that
 * there is never one without the other; call the outbox's `wake` once that is committed.
 */
export async function enqueue(
  tx: Transaction<Schema>,
  mail: { kind: MailKind; subjectId: string; now: number; messageIdDomain: string },
): Promise<{ id: string; messageId: string }> {
  const id = sortableId(mail.now);
  const messageId = `<${id}@${mail.messageIdDomain}>`;
  await tx
    .insertInto("outbox")
    .values({
      id,
      kind: mail.kind,
      subject_id: mail.subjectId,
      message_id: messageId,
      state: "waiting",
      attempts: 0,
      due_at: mail.now,
      created_at: mail.now,
      give_up_at: mail.now + deliveryPeriod,
    })
    .execute();
  return { id, messageId };
}

let sequence = 0;

/** Mails of the same millisecond keep their order too: digits and small letters sort alike everywhere. */
function sortableId(now: number): string {
  sequence = (sequence + 1) % 36 ** 4;
  const time = now.toString(36).padStart(9, "0");
  return time + sequence.toString(36).padStart(4, "0") + randomBytes(8).toString("hex");
}
