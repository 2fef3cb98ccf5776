import type { Kysely } from "kysely";
import { dayMs, minuteMs } from "../../durations.ts";
import type { Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { alertOverText, alertText } from "../alert-mail.ts";
import type { AlertRow } from "../alert-rows.ts";
import type { Alert } from "../find-alerts.ts";
import { isAboutMail, isQuiet, nextTry, tellableFrom } from "../when-told.ts";
import type { Tell } from "./alert-sender.ts";

/**
 * Tells by ALERT_URL what is about mail, and what no email has told within five minutes; again until it is taken. Of
 * several servers one does it; if that dies meanwhile, another does in five minutes.
 */
export function createEscalation({ store, tell }: { store: Store; tell: Tell | null }) {
  return async (alerts: readonly Alert[], now: number): Promise<void> => {
    const due = await store.db.selectFrom("alerts").selectAll().where("escalate_at", "<=", now).execute();
    for (const row of due) {
      const isOver = row.over_at !== null;
      const tellable = tellableFrom(row.what, now, { isOver });
      if (tellable > now) {
        // Its email is given its time first.
        await set(store, row, { escalate_at: tellable + 5 * minuteMs });
      } else if (tell === null || isQuiet(row, now) || !(await isOwed(store.db, row, now))) {
        await set(store, row, { escalate_at: null });
      } else {
        const tried = { escalate_at: nextTry(now, row.over_at ?? row.told_at) };
        if (!(await set(store, row, tried))) continue;
        const found = alerts.filter(({ what }) => what === row.what).map((alert) => alert.found);
        if (await tell(isOver ? alertOverText(row.what) : alertText(row.what, found)))
          await set(store, { ...row, ...tried }, { escalate_at: null, escalated_at: now });
      }
    }
  };
}

/** False: another server was first, or it has changed meanwhile. */
async function set(
  store: Store,
  { what, over_at, escalate_at }: AlertRow,
  change: Partial<AlertRow>,
): Promise<boolean> {
  const changed = await store.transaction((tx) =>
    tx
      .updateTable("alerts")
      .set(change)
      .where("what", "=", what)
      .where("over_at", over_at === null ? "is" : "=", over_at)
      .where("escalate_at", "=", escalate_at)
      .executeTakeFirst(),
  );
  return changed.numUpdatedRows === 1n;
}

async function isOwed(db: Kysely<Schema>, row: AlertRow, now: number): Promise<boolean> {
  if (row.over_at !== null) return now - row.over_at < dayMs;
  return isAboutMail(row.what) || (await mailIsStuck(db, row));
}

/** Its email waits, or nobody will ever get it. */
async function mailIsStuck(db: Kysely<Schema>, { what, told_at }: AlertRow): Promise<boolean> {
  const stuck = await db
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "notice")
    .where((mail) =>
      mail.or(
        // Of an issue the newsletter tells first.
        (what === "issue" ? ["alert issue", "held %", "paused %", "report %"] : [`alert ${what}`]).map(
          (subject) => mail("subject_id", "like", subject),
        ),
      ),
    )
    .where((mail) =>
      mail.or([
        mail("state", "in", ["waiting", "sending"]),
        mail.and([
          mail("state", "in", ["refused", "dead"]),
          mail("created_at", ">=", told_at - 15 * minuteMs),
        ]),
      ]),
    )
    .executeTakeFirst();
  return stuck !== undefined;
}
