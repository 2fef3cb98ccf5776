import { randomBytes } from "node:crypto";
import { type RawBuilder, sql, type Transaction } from "kysely";
import { dayMs } from "../../durations.ts";
import type { Notice } from "../../store/notice-columns.ts";
import type { MailKind, Schema } from "../../store/schema.ts";

/** How long delivery of an email is retried, in milliseconds. After that, the email waits for a person's decision. */
export const deliveryPeriodMs = 5 * dayMs;

/** Adds emails to the outbox, in the transaction that stores the related data. After its commit, call `Outbox.wake`. */
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
      notice_kind: mail.notice?.kind,
      notice_about: mail.notice?.about,
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
    // A subscriber gets each issue only once, even if recipients are gathered twice.
    .onConflict((conflict) => conflict.columns(["issue", "subject_id"]).doNothing())
    .execute();
  return rows.map(({ id, message_id: messageId }) => ({ id, messageId }));
}

/** Returns SQL for when to give up delivery, counted from a server's last recorded run if the clock was set back. */
export function giveUpAt(now: number): RawBuilder<number> {
  const times = sql`select at from job_runs where what = 'server' union all select cast(${now} as bigint)`;
  return sql<number>`(select max(at) from (${times}) as times) + ${deliveryPeriodMs}`;
}

interface MailToSend {
  kind: MailKind;
  subjectId: string;
  /** Only for an email of kind "notice". */
  notice?: Notice;
  /** Only for an email of a newsletter issue. */
  issue?: { thursday: string; giveUpAt: number };
  now: number;
  /** The domain of the Message-ID. */
  messageIdDomain: string;
}

let sequence = 0;

/** Creates an id of digits and a-z, which sorts by creation time in every collation, even within a millisecond. */
function sortableId(now: number): string {
  sequence = (sequence + 1) % 36 ** 4;
  const time = now.toString(36).padStart(9, "0");
  return time + sequence.toString(36).padStart(4, "0") + randomBytes(8).toString("hex");
}
