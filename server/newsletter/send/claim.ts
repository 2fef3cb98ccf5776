import { randomBytes } from "node:crypto";
import { type Selectable, sql, type Transaction } from "kysely";
import { databaseTime, timeIn } from "../../store/database-time.ts";
import type { Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { issueState } from "./issue-row.ts";
import { lockQuota, quotaLeft, reserveQuota } from "./quota.ts";
import type { Rate } from "./rate.ts";

/** A delivery that this server alone may hand over, for as long as its lease holds. */
export interface Claimed {
  id: string;
  thursday: string;
  subscriptionId: string;
  address: string;
  attempts: number;
  token: string;
}

/**
 * Takes deliveries that are due, at most as many as the rate leaves, and counts them. Who has left the list since is
 * passed over.
 * @throws StoreUnavailable
 */
export function claim(
  store: Store,
  thursday: string,
  { most, leaseMs, rate }: { most: number; leaseMs: number; rate: Rate | null | "unlimited" },
): Promise<Claimed[]> {
  return store.transaction(async (tx) => {
    if ((await issueState(tx, store.kind, thursday, "share")) !== "sending") return [];
    await lockQuota(tx, store.kind);
    const now = await timeIn(tx, store.kind);
    const left = rate === "unlimited" ? most : await quotaLeft(tx, now, rate);
    if (left === 0) return [];
    const taken = await lease(tx, store, { thursday, now, count: Math.min(most, left), leaseMs });
    const claimed = await withAddresses(tx, taken);
    if (claimed.length > 0) await reserveQuota(tx, now, claimed.length);
    return claimed;
  });
}

/** Gives back what was not begun. @throws StoreUnavailable */
export async function release(store: Store, deliveries: readonly Claimed[]): Promise<void> {
  if (deliveries.length === 0) return;
  await store.transaction(async (tx) => {
    for (const { id, token } of deliveries) {
      await tx
        .updateTable("newsletter_deliveries")
        .set({ lease_token: null, lease_until: null })
        .where("id", "=", id)
        .where("state", "=", "waiting")
        .where("lease_token", "=", token)
        .execute();
    }
  });
}

type Row = Selectable<Schema["newsletter_deliveries"]>;

function lease(
  tx: Transaction<Schema>,
  store: Store,
  { thursday, now, count, leaseMs }: { thursday: string; now: number; count: number; leaseMs: number },
): Promise<Row[]> {
  const due = tx
    .selectFrom("newsletter_deliveries")
    .select("id")
    .where("thursday", "=", thursday)
    // Written out, or the databases would not see that the index for waiting ones fits.
    .where(sql<boolean>`state = 'waiting'`)
    .where("due_at", "<=", now)
    .where(({ or, eb }) => or([eb("lease_until", "is", null), eb("lease_until", "<", now)]))
    // Those that were put off come first when they are due: mail servers wait for them at that time.
    .orderBy("due_at", "desc")
    .orderBy("position", "desc")
    .limit(count);
  return tx
    .updateTable("newsletter_deliveries")
    .set({
      lease_token: randomBytes(16).toString("hex"),
      lease_until: sql<number>`${databaseTime(store.kind)} + cast(${leaseMs} as integer)`,
    })
    .where("id", "in", due)
    .returningAll()
    .execute();
}

async function withAddresses(tx: Transaction<Schema>, taken: readonly Row[]): Promise<Claimed[]> {
  if (taken.length === 0) return [];
  const subscriptions = await tx
    .selectFrom("subscriptions")
    .select(["id", "address", "left_at"])
    .where(
      "id",
      "in",
      taken.map(({ subscription_id }) => subscription_id),
    )
    .execute();
  const onList = new Map(
    subscriptions.filter(({ left_at }) => left_at === null).map(({ id, address }) => [id, address]),
  );
  const claimed: Claimed[] = [];
  for (const { id, thursday, subscription_id: subscriptionId, attempts, lease_token } of taken) {
    const address = onList.get(subscriptionId);
    if (address !== undefined) {
      claimed.push({ id, thursday, subscriptionId, address, attempts, token: lease_token ?? "" });
      continue;
    }
    await tx
      .updateTable("newsletter_deliveries")
      .set({ state: "unneeded", lease_token: null, lease_until: null })
      .where("id", "=", id)
      .execute();
  }
  return claimed;
}
