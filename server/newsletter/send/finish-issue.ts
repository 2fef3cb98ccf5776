import { type Kysely, sql, type Transaction } from "kysely";
import type { Notify } from "../../mail/notices/notices.ts";
import type { OutboxState, Schema } from "../../store/schema.ts";
import { databaseTime, type Store, timeIn } from "../../store/store.ts";
import { breakCircuit } from "./circuit-breaker.ts";
import { issueState } from "./issue-row.ts";

/** Counts the emails of an issue by state. */
export async function countDeliveries(db: Kysely<Schema>, thursday: string) {
  const rows = await db
    .selectFrom("outbox")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .where("issue", "=", thursday)
    .groupBy("state")
    .execute();
  const count = (...states: OutboxState[]) =>
    rows.reduce((sum, row) => sum + (states.includes(row.state) ? row.count : 0), 0);
  return {
    waiting: count("waiting", "sending"),
    sent: count("sent"),
    refused: count("refused"),
    givenUp: count("dead", "unwritten"),
    unneeded: count("unneeded"),
    inDoubt: count("in-doubt"),
  };
}

/**
 * Marks emails as in doubt if this site's server died while sending them, because they may have arrived. Only the owner
 * may resend them. If there are too many, the issue is paused.
 */
export async function markAbandonedInDoubt(store: Store, notify: Notify): Promise<void> {
  const { kind } = store;
  const isAbandoned = sql<boolean>`outbox.state = 'sending' and lease_until < ${databaseTime(kind)}`;
  const abandoned = await store.db
    .selectFrom("newsletter_issues")
    .innerJoin("outbox", "outbox.issue", "newsletter_issues.thursday")
    .select("thursday")
    .distinct()
    .where("newsletter_issues.state", "<>", "ended")
    .where(isAbandoned)
    .execute();
  for (const { thursday } of abandoned) {
    await store.transaction(async (tx) => {
      await issueState(tx, kind, thursday);
      await tx
        .updateTable("outbox")
        // Keeps the lease token, because a server that was suspended may still store the result.
        .set({
          state: "in-doubt",
          lease_until: null,
          attempted_at: databaseTime(kind),
          last_error: "the server stopped while sending it",
        })
        .where("issue", "=", thursday)
        .where(isAbandoned)
        .execute();
      await breakCircuit(tx, { kind, notify, thursday });
    });
  }
}

/** Ends issues with nothing left to send, and stores their totals. */
export async function endFinished(store: Store, notify: Notify): Promise<void> {
  const open = await store.db
    .selectFrom("newsletter_issues")
    .select("thursday")
    .where("state", "=", "sending")
    .where(
      sql<boolean>`not exists (select 1 from outbox where issue = thursday and outbox.state in ('waiting', 'sending'))`,
    )
    .execute();
  for (const { thursday } of open) {
    await store.transaction((tx) => endIssue(tx, store, { thursday, notify }));
  }
}

async function endIssue(
  tx: Transaction<Schema>,
  { kind }: Store,
  { thursday, notify }: { thursday: string; notify: Notify },
): Promise<void> {
  const figures = await countDeliveries(tx, thursday);
  const ended = await tx
    .updateTable("newsletter_issues")
    .set({
      state: "ended",
      ended_at: await timeIn(tx, kind),
      sent: figures.sent,
      refused: figures.refused,
      given_up: figures.givenUp,
      unneeded: figures.unneeded,
      in_doubt: figures.inDoubt,
    })
    .where("thursday", "=", thursday)
    .where("state", "=", "sending")
    .executeTakeFirst();
  const anybody = Object.values(figures).some((count) => count > 0);
  if (ended.numUpdatedRows === 1n && anybody) await notify(tx, { kind: "report", about: thursday });
}
