import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { LeasedMail } from "../../mail/outbox/lease.ts";
import { databaseTime } from "../../store/database-time.ts";
import type { Store } from "../../store/store.ts";

/**
 * Checks an issue's mail right before it is sent: waits for its slot, then refuses if the subscriber left, the issue
 * was held or the lease expired.
 * @throws StoreUnavailable
 */
export function checkBeforeSend(
  store: Store,
  perSecond: number | null,
): (mail: LeasedMail) => Promise<boolean> {
  return async (mail) => {
    if (perSecond !== null) {
      const { at, now } = await reserveSendSlot(store, perSecond);
      await pause(at - now);
    }
    const wanted = await store.db
      .selectFrom("outbox")
      .innerJoin("newsletter_issues", "newsletter_issues.thursday", "outbox.issue")
      .innerJoin("subscriptions", "subscriptions.id", "outbox.subject_id")
      .select("outbox.id")
      .where("outbox.id", "=", mail.id)
      .where("outbox.state", "=", "sending")
      .where("outbox.lease_token", "=", mail.token)
      .where("outbox.lease_until", ">", databaseTime(store.kind))
      .where("newsletter_issues.state", "=", "sending")
      .where("subscriptions.left_at", "is", null)
      .executeTakeFirst();
    return wanted !== undefined;
  };
}

/**
 * Reserves a time for the next mail, so that all servers together keep the rate. Times are in milliseconds since 1970,
 * by the database's clock.
 */
export async function reserveSendSlot(store: Store, perSecond: number): Promise<{ at: number; now: number }> {
  // Adds 1 ms, so that rounding never puts too many into a second.
  const apartMs = Math.ceil(1_000 / perSecond) + 1;
  const now = databaseTime(store.kind);
  const next = sql<number>`job_runs.at + cast(${apartMs} as integer)`;
  return store.transaction((tx) =>
    tx
      .insertInto("job_runs")
      .values({ what: "issue-email", at: now })
      .onConflict((conflict) =>
        conflict.column("what").doUpdateSet({
          // A slot in the far future was reserved before the clock was set back.
          at: sql<number>`case when ${next} between ${now} and ${now} + ${longestMs} then ${next} else ${now} end`,
        }),
      )
      .returning(["at", now.as("now")])
      .executeTakeFirstOrThrow(),
  );
}

const longestMs = 60_000;
