import { type Kysely, sql } from "kysely";
import { minuteMs } from "../../durations.ts";
import type { LostState, MailKind, Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { giveUpAt } from "./enqueue.ts";
import type { OutboxRow } from "./lease.ts";

/**
 * Counts emails by state, except issue emails and unneeded ones. Also returns the age of the oldest undelivered one in
 * milliseconds. `lost` counts only emails to the owner, except alerts: visitors mistype addresses.
 */
export async function outboxStatus(db: Kysely<Schema>, now: number) {
  const rows = await db
    .selectFrom("outbox")
    .select((mail) => [
      isMissed.as("isMissed"),
      "state",
      mail.fn.countAll<number>().as("count"),
      mail.fn.min("created_at").as("oldest"),
    ])
    .where("state", "<>", "unneeded")
    .where("kind", "<>", "issue")
    .groupBy(["isMissed", "state"])
    .execute();
  const lost: Record<LostState, number> = { refused: 0, dead: 0, "on-hold": 0, unwritten: 0 };
  const counts = { waiting: 0, sending: 0, sent: 0, ...lost };
  let oldest = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    if (row.state in counts) counts[row.state as keyof typeof counts] += row.count;
    if (row.isMissed && row.state in lost) lost[row.state as LostState] += row.count;
    if (row.state === "waiting" || row.state === "sending") oldest = Math.min(oldest, row.oldest);
  }
  return { counts, lost, oldestUndelivered: Number.isFinite(oldest) ? now - oldest : null };
}

/** Whether the owner would miss the email if it never arrived. Alerts do not count, because they are repeated. */
const isMissed = sql<boolean>`(kind = 'enquiry' or kind = 'notice' and notice_kind is distinct from 'alert')`;

/** Whether an undeliverable email waits for a person. The literals let both databases use the partial index. */
export const isLost = sql<boolean>`outbox.state in ('refused', 'dead', 'on-hold', 'unwritten')`;

/**
 * Returns the age in milliseconds of the oldest email that is overdue by 15 minutes, or null. An email to the owner
 * that has failed counts once it is 15 minutes old; one to a visitor does not, because visitors mistype domains.
 */
export async function latenessOfMail(db: Kysely<Schema>, now: number): Promise<number | null> {
  const latest = now - 15 * minuteMs;
  const { oldest } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.min<number | null>("created_at").as("oldest"))
    // The states are literals rather than parameters, so that both databases use the partial index.
    .where(sql<boolean>`state in ('waiting', 'sending') and kind <> 'issue'`)
    .where(
      sql<boolean>`(due_at < ${latest} or kind in ('enquiry', 'notice') and attempts > 0 and created_at < ${latest})`,
    )
    .executeTakeFirstOrThrow();
  return oldest === null ? null : now - oldest;
}

/** Returns the emails about one subject, oldest first. */
export function mailsAbout(db: Kysely<Schema>, kind: MailKind, subjectId: string): Promise<OutboxRow[]> {
  return db
    .selectFrom("outbox")
    .selectAll()
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/**
 * Requeues the owner's undeliverable emails that were created at or before `until`, with a new delivery period.
 * @returns false if there were none
 */
export function sendLostAgain(
  store: Store,
  { until, now }: { until: number; now: number },
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const again = await tx
      .updateTable("outbox")
      .set(sentAgain(now))
      .where(isMissed)
      .where(isLost)
      .where("created_at", "<=", until)
      .executeTakeFirst();
    return again.numUpdatedRows > 0n;
  });
}

/** The new values of an undeliverable email that is sent again. */
export function sentAgain(now: number) {
  return { state: "waiting", attempts: 0, due_at: now, give_up_at: giveUpAt(now) } as const;
}
