import { type Kysely, sql } from "kysely";
import { isNight, nightEnds, onWallClock, timeOn } from "../../daytime.ts";
import { dayMs, hourMs } from "../../durations.ts";
import { lostNotices, type Notify, replaceLostNotices } from "../../mail/notices/notices.ts";
import type { Schema } from "../../store/schema.ts";
import { countOf, type Store } from "../../store/store.ts";

/**
 * Reminds the owner of each unanswered enquiry once, never at night, and no sooner than two hours after the email about
 * it. A reminder also covers the enquiries whose own reminders would be due within the next three hours. A reminder
 * that could not be delivered is sent again after two hours. Enquiries older than three days get no reminder.
 */
export async function remindOfUnanswered(store: Store, notify: Notify, now: number): Promise<void> {
  if (isNight(onWallClock(now))) return;
  const lost = (await lostNotices(store.db, "reminder")).filter((at) => Number(at) + afterEmailMs <= now);
  const open = (await unanswered(store.db, now, lost)).filter(
    (each) => lastEmailedAt(each) + afterEmailMs <= now,
  );
  if (!open.some(({ received_at }) => reminderTime(received_at) <= now)) return;
  const due = open.filter(({ received_at }) => reminderTime(received_at) <= now + togetherMs);
  await store.transaction(async (tx) => {
    let reminded = 0n;
    for (let from = 0; from < due.length; from += step) {
      const ids = due.slice(from, from + step).map(({ id }) => id);
      const { numUpdatedRows } = await tx
        .updateTable("enquiries")
        .set({ reminded_at: now })
        .where("id", "in", ids)
        .where(isUnreminded(lost))
        .where("answered_at", "is", null)
        .executeTakeFirst();
      reminded += numUpdatedRows;
    }
    // If no enquiry was updated, another server has already sent the reminder.
    if (reminded === 0n) return;
    await notify(tx, { kind: "reminder", about: String(now) });
    await replaceLostNotices(tx, "reminder", lost);
  });
}

export type Reminder = Awaited<ReturnType<typeof readReminder>>;

/**
 * Returns how many enquiries in a reminder are still unanswered, and the oldest of them, each with the Message-ID of the
 * owner's email about it, or null if that email no longer exists. @param at when the owner was reminded
 */
export async function readReminder(db: Kysely<Schema>, at: number) {
  const open = db.selectFrom("enquiries").where("reminded_at", "=", at).where("answered_at", "is", null);
  const shown = await open
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.subject_id", "=", "enquiries.id").on("outbox.kind", "=", "enquiry"),
    )
    .selectAll("enquiries")
    .select("outbox.message_id")
    .orderBy("received_at")
    .limit(mostShown)
    .execute();
  return { at, count: await countOf(open), shown };
}

/** Counts enquiries from the last three days that are unanswered after 24 hours, despite a reminder to the owner. */
export function countUnanswered(db: Kysely<Schema>, now: number): Promise<number> {
  return countOf(
    db
      .selectFrom("enquiries")
      .where("answered_at", "is", null)
      .where("held", "is", null)
      .where("reminded_at", "is not", null)
      .where("received_at", ">", now - oldestMs)
      .where("received_at", "<", now - answerWithinMs),
  );
}

/**
 * Returns when to remind the owner of an unanswered enquiry: six hours before the answer is due or, if that is at
 * night, at 20:00 on the preceding evening, in the site's time zone.
 */
export function reminderTime(received: number): number {
  const at = onWallClock(received + remindAfterMs);
  if (!isNight(at)) return at.epochMilliseconds;
  const day = at.hour < nightEnds ? at.toPlainDate().subtract({ days: 1 }) : at.toPlainDate();
  return timeOn(day, evening);
}

/** The site promises an answer within this many milliseconds of an enquiry's arrival. */
export const answerWithinMs = dayMs;

const remindAfterMs = 18 * hourMs;
const evening = "20:00";
const togetherMs = 3 * hourMs;
const afterEmailMs = 2 * hourMs;
const oldestMs = 72 * hourMs;
const step = 500;
/** The maximum number of enquiries listed in a reminder, so that it is easy to read and smaller than 100 KB. */
const mostShown = 20;

type Unanswered = Awaited<ReturnType<typeof unanswered>>[number];

/**
 * Selects unanswered enquiries from the last three days that had no reminder, or only one that could not be delivered.
 * @param lost the times of reminders that could not be delivered
 */
function unanswered(db: Kysely<Schema>, now: number, lost: readonly string[]) {
  return db
    .selectFrom("enquiries")
    .leftJoin("outbox", (join) =>
      join.onRef("outbox.subject_id", "=", "enquiries.id").on("outbox.kind", "=", "enquiry"),
    )
    .select(["enquiries.id", "received_at", "reminded_at", "state", "created_at", "sent_at"])
    .where("answered_at", "is", null)
    .where("held", "is", null)
    .where(isUnreminded(lost))
    .where("received_at", ">", now - oldestMs)
    .orderBy("received_at")
    .execute();
}

function isUnreminded(lost: readonly string[]) {
  const orLost = lost.length > 0 ? sql` or reminded_at in (${sql.join(lost.map(Number))})` : sql``;
  return sql<boolean>`(reminded_at is null${orLost})`;
}

/** When the owner was last emailed about an enquiry; Infinity while the email is queued. */
function lastEmailedAt({ received_at, reminded_at, state, created_at, sent_at }: Unanswered): number {
  if (reminded_at !== null) return reminded_at;
  if (state === "waiting" || state === "sending") return Number.POSITIVE_INFINITY;
  return sent_at ?? created_at ?? received_at;
}
