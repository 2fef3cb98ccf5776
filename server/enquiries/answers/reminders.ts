import type { Kysely } from "kysely";
import type { Notify } from "../../notices/notices.ts";
import type { Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { answerWithin, reminderTime } from "./reminder-time.ts";

/**
 * Reminds the owner of enquiries that nobody has answered, as far as the site was told: of each once, and of those that
 * come due within three hours in one mail. What is older than three days was seen to otherwise, or never will be.
 * @param now milliseconds since 1970
 * @throws StoreUnavailable
 */
export async function remindOfUnanswered(store: Store, notify: Notify, now: number): Promise<void> {
  const open = await unanswered(store.db, now);
  if (!open.some(({ received_at }) => reminderTime(received_at) <= now)) return;
  const due = open.filter(({ received_at }) => reminderTime(received_at) <= now + together);
  await store.transaction(async (tx) => {
    let reminded = 0n;
    for (let from = 0; from < due.length; from += step) {
      const ids = due.slice(from, from + step).map(({ id }) => id);
      const { numUpdatedRows } = await tx
        .updateTable("enquiries")
        .set({ reminded_at: now })
        .where("id", "in", ids)
        .where("reminded_at", "is", null)
        .where("answered_at", "is", null)
        .executeTakeFirst();
      reminded += numUpdatedRows;
    }
    // Of two servers one has been first.
    if (reminded > 0n) await notify(tx, { kind: "reminder", about: String(now) });
  });
}

/** With the Message-ID of the mail that brought it to the owner; null: there is none any more. */
export type RemindedEnquiry = Schema["enquiries"] & { message_id: string | null };

/** Those that the reminder of a time is about and that still wait for an answer: how many, and the oldest. */
export async function readReminder(
  db: Kysely<Schema>,
  remindedAt: number,
): Promise<{ count: number; shown: RemindedEnquiry[] }> {
  const { count } = await db
    .selectFrom("enquiries")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("reminded_at", "=", remindedAt)
    .where("answered_at", "is", null)
    .executeTakeFirstOrThrow();
  const shown = await db
    .selectFrom("enquiries")
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.subject_id", "=", "enquiries.id").on("outbox.kind", "=", "enquiry"),
    )
    .selectAll("enquiries")
    .select("outbox.message_id")
    .where("reminded_at", "=", remindedAt)
    .where("answered_at", "is", null)
    .orderBy("received_at")
    .limit(mostShown)
    .execute();
  return { count, shown };
}

/** Of which the owner was reminded, and whose 24 hours are over, of the same three days. */
export async function countUnanswered(db: Kysely<Schema>, now: number): Promise<number> {
  const { count } = await db
    .selectFrom("enquiries")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("answered_at", "is", null)
    .where("held", "is", null)
    .where("reminded_at", "is not", null)
    .where("received_at", ">", now - oldest)
    .where("received_at", "<", now - answerWithin)
    .executeTakeFirstOrThrow();
  return count;
}

const together = 3 * 60 * 60 * 1000;
const oldest = 72 * 60 * 60 * 1000;
const step = 500;
/** A mail stays readable, and under 100 KB. */
const mostShown = 20;

function unanswered(db: Kysely<Schema>, now: number) {
  return db
    .selectFrom("enquiries")
    .select(["id", "received_at"])
    .where("answered_at", "is", null)
    .where("held", "is", null)
    .where("reminded_at", "is", null)
    .where("received_at", ">", now - oldest)
    .orderBy("received_at")
    .execute();
}
