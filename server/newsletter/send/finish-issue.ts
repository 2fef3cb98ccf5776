import { sql, type Transaction } from "kysely";
import type { Notify } from "../../mail/notices/notices.ts";
import { databaseTime, timeIn } from "../../store/database-time.ts";
import type { DeliveryState, Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { breakCircuit } from "./circuit-breaker.ts";
import { issueState } from "./issue-row.ts";

export type Figures = Record<DeliveryState, number>;

/** How the deliveries of an issue stand. */
export async function countDeliveries(
  db: Transaction<Schema> | Store["db"],
  thursday: string,
): Promise<Figures> {
  const rows = await db
    .selectFrom("newsletter_deliveries")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .where("thursday", "=", thursday)
    .groupBy("state")
    .execute();
  const none: Figures = {
    waiting: 0,
    "handing-over": 0,
    sent: 0,
    refused: 0,
    "given-up": 0,
    unneeded: 0,
    "in-doubt": 0,
  };
  return Object.fromEntries([
    ...Object.entries(none),
    ...rows.map(({ state, count }) => [state, Number(count)]),
  ]) as Figures;
}

/**
 * Whoever died while handing over has left a doubt, which only the owner may settle. Servers that die again and again
 * leave more and more of them, until the issue is paused. @throws StoreUnavailable
 */
export async function doubtAbandoned(store: Store, notify: Notify): Promise<void> {
  const { kind } = store;
  const isAbandoned = sql<boolean>`state = 'handing-over' and lease_until < ${databaseTime(kind)}`;
  const abandoned = await store.db
    .selectFrom("newsletter_deliveries")
    .select("thursday")
    .distinct()
    .where("thursday", "in", (of) =>
      of.selectFrom("newsletter_issues").select("thursday").where("state", "<>", "ended"),
    )
    .where(isAbandoned)
    .execute();
  for (const { thursday } of abandoned) {
    await store.transaction(async (tx) => {
      await issueState(tx, kind, thursday, "update");
      await tx
        .updateTable("newsletter_deliveries")
        .set({ state: "in-doubt", lease_until: null, last_error: "the server that sent it stopped" })
        .where("thursday", "=", thursday)
        .where(isAbandoned)
        .execute();
      await breakCircuit(tx, { kind, notify, thursday });
    });
  }
}

/** Ends the issues of which nothing is left to send, and fixes their figures. @throws StoreUnavailable */
export async function endFinished(store: Store, notify: Notify): Promise<void> {
  const open = await store.db
    .selectFrom("newsletter_issues")
    .select("thursday")
    .where("state", "=", "sending")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("newsletter_deliveries")
            .select(sql`1`.as("one"))
            .whereRef("newsletter_deliveries.thursday", "=", "newsletter_issues.thursday")
            .where("newsletter_deliveries.state", "in", ["waiting", "handing-over"]),
        ),
      ),
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
      given_up: figures["given-up"],
      unneeded: figures.unneeded,
      in_doubt: figures["in-doubt"],
    })
    .where("thursday", "=", thursday)
    .where("state", "=", "sending")
    .executeTakeFirst();
  const anybody = Object.values(figures).some((count) => count > 0);
  if (ended.numUpdatedRows === 1n && anybody) await notify(tx, { kind: "report", about: thursday });
}
