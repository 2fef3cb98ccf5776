import { randomBytes } from "node:crypto";
import { type RawBuilder, sql, type Transaction } from "kysely";
import { dayMs } from "../../durations.ts";
import type { MailKind, Schema } from "../../store/schema.ts";

/** How long delivery is tried before a person has to look, in milliseconds. */
export const deliveryPeriodMs = 5 * dayMs;

/**
 * Puts mails into the outbox. They belong into the transaction that stores what they are about, so that there is never
 * one without the other; call the outbox's `wake` once that is committed.
 */
export async function enqueue(
  tx: Transaction<Schema>,
  ...mails: MailToSend[]
): Promise<{ id: string; messageId: string }[]> {
  const rows = mails.map((mail) => {
    const id = sortableId(mail.now);
    return {
      id,
      kind: mail.kind,
      subject_id: mail.subjectId,
      issue: mail.issue?.thursday ?? null,
      message_id: `<${id}@${mail.messageIdDomain}>`,
      state: "waiting" as const,
      attempts: 0,
      due_at: mail.now,
      created_at: mail.now,
      give_up_at: mail.issue?.giveUpAt ?? giveUpAt(mail.now),
    };
  });
  if (rows.length === 0) return [];
  await tx
    .insertInto("outbox")
    .values(rows)
    // Of an issue a subscriber has one, also where its recipients are gathered again.
    .onConflict((conflict) => conflict.columns(["issue", "subject_id"]).doNothing())
    .execute();
  return rows.map(({ id, message_id: messageId }) => ({ id, messageId }));
}

/** Counted from when a server last ran, if our clock has been put back behind that. */
export function giveUpAt(now: number): RawBuilder<number> {
  const times = sql`select at from job_runs where what = 'server' union all select cast(${now} as bigint)`;
  return sql<number>`(select max(at) from (${times}) as times) + ${deliveryPeriodMs}`;
}

export interface MailToSend {
  kind: MailKind;
  subjectId: string;
  /** Of an issue of the newsletter; times are milliseconds since 1970. */
  issue?: { thursday: string; giveUpAt: number };
  /** Milliseconds since 1970. */
  now: number;
  /** The right-hand side of its Message-ID. */
  messageIdDomain: string;
}

let sequence = 0;

/** Mails of the same millisecond keep their order too: digits and small letters sort alike everywhere. */
function sortableId(now: number): string {
  sequence = (sequence + 1) % 36 ** 4;
  const time = now.toString(36).padStart(9, "0");
  return time + sequence.toString(36).padStart(4, "0") + randomBytes(8).toString("hex");
}
