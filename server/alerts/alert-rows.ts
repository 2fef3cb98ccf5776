import type { Selectable, Transaction } from "kysely";
import { dayMs, hourMs, minuteMs } from "../durations.ts";
import type { Notify } from "../notices/notices.ts";
import type { AlertName, Schema } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { isAboutMail } from "./when-told.ts";

export type AlertRow = Selectable<Schema["alerts"]>;

/** Whether it is time to tell of something that is there. @param row what is known of it */
export function isDue(row: AlertRow | undefined, now: number): boolean {
  if (!row) return true;
  // What comes and goes is told of once an hour at most.
  return row.told_at <= now - (row.over_at === null ? dayMs : hourMs);
}

/**
 * Writes down that it is there and the owner is told of it, by mail, and by ALERT_URL where that can't be. Another
 * server may have been first. What begins in silence is told once that is over, if it lasts.
 */
export async function tellOf(
  store: Store,
  notify: Notify,
  { what, now, silent }: { what: AlertName; now: number; silent: boolean },
): Promise<void> {
  const escalateAt = isAboutMail(what) ? now : now + longestMailMs;
  const told = { told_at: silent ? now - dayMs : now, escalate_at: silent ? null : escalateAt };
  await store.transaction(async (tx) => {
    const begun = await tx
      .insertInto("alerts")
      .values({ what, since: now, ...told })
      .onConflict((conflict) =>
        conflict
          .column("what")
          .doUpdateSet({ since: now, over_at: null, ...told })
          .where("alerts.over_at", "is not", null)
          .where("alerts.told_at", "<=", now - hourMs),
      )
      .executeTakeFirst();
    const isBegun = begun.numInsertedOrUpdatedRows === 1n;
    if (silent || !(isBegun || (await lasts(tx, what, { now, told })))) return;
    // Of an issue the newsletter has just told; and mail that does not go out can't say so.
    if (what === "mail-waiting" || (what === "issue" && isBegun)) return;
    await notifyUnlessWaiting(tx, notify, { kind: "alert", about: what });
  });
}

/** An email has told within this, or something else has to. */
const longestMailMs = 5 * minuteMs;

async function lasts(
  tx: Transaction<Schema>,
  what: AlertName,
  { now, told }: { now: number; told: Pick<AlertRow, "told_at" | "escalate_at"> },
): Promise<boolean> {
  const again = await tx
    .updateTable("alerts")
    .set(told)
    .where("what", "=", what)
    .where("over_at", "is", null)
    .where("told_at", "<=", now - dayMs)
    .executeTakeFirst();
  return again.numUpdatedRows === 1n;
}

/** One that still waits says all that there is to say once it is sent. */
async function notifyUnlessWaiting(
  tx: Transaction<Schema>,
  notify: Notify,
  notice: { kind: "alert" | "alert-over"; about: AlertName },
): Promise<void> {
  const waiting = await tx
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "notice")
    .where("subject_id", "=", `${notice.kind} ${notice.about}`)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (!waiting) await notify(tx, notice);
}

/** Writes down that it is over, and has those told who know of it. */
export async function tellOfEnd(
  store: Store,
  notify: Notify,
  { row, now, silent }: { row: AlertRow; now: number; silent: boolean },
): Promise<void> {
  await store.transaction(async (tx) => {
    const ended = await tx
      .updateTable("alerts")
      .set({ over_at: now, escalate_at: isEscalated(row) && !silent ? now : null })
      .where("what", "=", row.what)
      .where("over_at", "is", null)
      .executeTakeFirst();
    if (ended.numUpdatedRows === 1n && !silent)
      await notifyUnlessWaiting(tx, notify, { kind: "alert-over", about: row.what });
  });
}

/** Whether ALERT_URL has been told that it is there. */
export function isEscalated({ escalated_at, since }: AlertRow): boolean {
  return escalated_at !== null && escalated_at >= since;
}
