import { sql, type Transaction } from "kysely";
import type { Notify } from "../../notices/notices.ts";
import { databaseTime } from "../../store/database-time.ts";
import type { DeliveryState, Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { breakCircuit } from "./circuit-breaker.ts";
import type { Claimed } from "./claim.ts";
import { issueState, timeIn } from "./issue-row.ts";

/**
 * "go": the mail may go out. "stopped": the issue is held, paused or ended. "gone": it is somebody else's, or its
 * subscriber has left. Else so many milliseconds have to pass first.
 */
export type MayGoOut = "go" | "stopped" | "gone" | { waitMs: number };

/**
 * The one mark of a subscriber, durable before the mail server is given the mail: whoever dies after it leaves a doubt,
 * and never sends twice. The connection's mail before it, which has been taken, is marked in the same commit.
 * @throws StoreUnavailable
 */
export function markHandingOver(
  store: Store,
  current: Claimed,
  { taken, leaseMs, perSecond }: { taken: Claimed | null; leaseMs: number; perSecond: number | null },
): Promise<MayGoOut> {
  const { kind } = store;
  return store.transaction(async (tx) => {
    const state = await issueState(tx, kind, current.thursday, perSecond === null ? "share" : "update");
    if (taken) await write(tx, store, taken, { state: "sent", last_error: null });
    if (state !== "sending") return "stopped";
    const waitMs = perSecond === null ? 0 : await pace(tx, store, current.thursday, perSecond);
    if (waitMs > 0) return { waitMs };
    const now = databaseTime(kind);
    const marked = await tx
      .updateTable("newsletter_deliveries")
      .set({
        state: "handing-over",
        handed_over_at: now,
        lease_until: sql<number>`${now} + cast(${leaseMs} as integer)`,
      })
      .where("id", "=", current.id)
      .where("state", "=", "waiting")
      .where("lease_token", "=", current.token)
      .where("lease_until", ">", now)
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n) return "gone";
    if (await isOnList(tx, store, current.subscriptionId)) return "go";
    await write(tx, store, current, { state: "unneeded", last_error: null });
    return "gone";
  });
}

/** How a delivery ended that is not marked by the next one. `again`: when it is due anew, milliseconds since 1970. */
export interface Ending {
  state: DeliveryState;
  last_error: string | null;
  again?: number;
}

/** Writes it down, and looks whether the issue has to stop for it. @throws StoreUnavailable */
export function writeEnding(
  { store, notify }: { store: Store; notify: Notify },
  delivery: Claimed,
  ending: Ending,
): Promise<void> {
  return store.transaction(async (tx) => {
    await write(tx, store, delivery, ending);
    if (ending.state !== "refused" && ending.state !== "in-doubt") return;
    await breakCircuit(tx, { kind: store.kind, notify, thursday: delivery.thursday });
  });
}

/** Also where it has become doubtful meanwhile: this server knows better. */
async function write(
  tx: Transaction<Schema>,
  { kind }: Store,
  { id, token, attempts }: Claimed,
  { state, last_error, again }: Ending,
): Promise<void> {
  await tx
    .updateTable("newsletter_deliveries")
    .set({
      state,
      last_error,
      lease_until: null,
      ...(state === "waiting" && { lease_token: null }),
      // Those that are refused before the mail is asked for count among the last, too.
      ...((state === "refused" || again !== undefined) && { handed_over_at: databaseTime(kind) }),
      ...(again !== undefined && { due_at: again, attempts: attempts + 1 }),
    })
    .where("id", "=", id)
    .where("lease_token", "=", token)
    .where("state", "in", ["waiting", "handing-over", "in-doubt"])
    .execute();
}

/** Strictly: how long until the oldest of the last `perSecond` is a second old. */
async function pace(
  tx: Transaction<Schema>,
  store: Store,
  thursday: string,
  perSecond: number,
): Promise<number> {
  const now = await timeIn(tx, store.kind);
  const last = await tx
    .selectFrom("newsletter_deliveries")
    .select("handed_over_at")
    .where("thursday", "=", thursday)
    .where("handed_over_at", ">", now - 1_000)
    .orderBy("handed_over_at", "desc")
    .limit(perSecond)
    .execute();
  const oldest = last[perSecond - 1]?.handed_over_at;
  return oldest == null ? 0 : oldest + 1_000 - now;
}

/** Who leaves from now on waits until the mark is committed. */
async function isOnList(tx: Transaction<Schema>, { kind }: Store, id: string): Promise<boolean> {
  const found = tx
    .selectFrom("subscriptions")
    .select("left_at")
    .where("id", "=", id)
    .where("left_at", "is", null);
  return (await (kind === "sqlite" ? found : found.forShare()).executeTakeFirst()) !== undefined;
}
