import { type ExpressionBuilder, sql, type Transaction } from "kysely";
import type { Notify } from "../../mail/notices/notices.ts";
import { databaseTime, timeIn } from "../../store/database-time.ts";
import type { DeliveryState, RefusedAs, Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { breakCircuit } from "./circuit-breaker.ts";
import type { Claimed } from "./claim.ts";
import { issueState } from "./issue-row.ts";
import { lockQuota } from "./quota.ts";

/**
 * "go": the mail may go out. "stopped": the issue is held, paused or ended. "gone": it is somebody else's, or its
 * subscriber has left. Else so many milliseconds have to pass first.
 */
export type MayGoOut = "go" | "stopped" | "gone" | { waitMs: number };

/** A delivery that is about to begin, and the one that its connection has had taken just before. */
export interface Asked {
  delivery: Claimed;
  taken: Claimed | null;
}

export interface MarkTerms {
  thursday: string;
  /** Milliseconds from the mark to the answer at most. */
  leaseMs: number;
  perSecond: number | null;
}

/**
 * The one mark of a subscriber, durable before the mail server is given the mail: whoever dies after it leaves a doubt,
 * and never sends twice. What has been taken is marked in the same commit. Gives an answer for each, in their order.
 * @throws StoreUnavailable
 */
export function markHandingOver(
  store: Store,
  asked: readonly Asked[],
  { thursday, leaseMs, perSecond }: MarkTerms,
): Promise<MayGoOut[]> {
  return store.transaction(async (tx) => {
    const state = await issueState(tx, store.kind, thursday, "share");
    await markSent(
      tx,
      asked.flatMap(({ taken }) => taken ?? []),
    );
    if (state !== "sending") return asked.map(() => "stopped");
    const { free, waitMs } = await pace(tx, store, perSecond);
    const first = asked.slice(0, free).map(({ delivery }) => delivery);
    const begun = await markBegun(tx, store, first, leaseMs);
    return asked.map(({ delivery }, index) =>
      index >= free ? { waitMs } : begun.has(delivery.id) ? "go" : "gone",
    );
  });
}

/** How a delivery ended that is not marked by the next one. `again`: when it is due anew, milliseconds since 1970. */
export interface Ending {
  state: DeliveryState;
  last_error: string | null;
  refused_as?: RefusedAs | null;
  again?: number;
}

/** Writes it down. "stopped": the issue does not go on, for this or for another reason. @throws StoreUnavailable */
export function writeEnding(
  { store, notify }: { store: Store; notify: Notify },
  delivery: Claimed,
  ending: Ending,
): Promise<"goes on" | "stopped"> {
  const { kind } = store;
  const { thursday } = delivery;
  const counts = ending.state === "refused" || ending.state === "in-doubt";
  return store.transaction(async (tx) => {
    // The issue before its deliveries, as everywhere: two could wait for each other.
    if (counts) await issueState(tx, kind, thursday, "update");
    await write(tx, store, delivery, ending);
    if (!counts) return "goes on";
    return (await breakCircuit(tx, { kind, notify, thursday })) ? "goes on" : "stopped";
  });
}

/** Also where one has become doubtful meanwhile: this server knows better. */
async function markSent(tx: Transaction<Schema>, taken: readonly Claimed[]): Promise<void> {
  if (taken.length === 0) return;
  await tx
    .updateTable("newsletter_deliveries")
    .set({ state: "sent", last_error: null, lease_until: null })
    .where(leasedAs(taken))
    .where("state", "in", ["handing-over", "in-doubt"])
    .execute();
}

/** The ids of those that are this server's, and whose subscribers are on the list. */
async function markBegun(
  tx: Transaction<Schema>,
  store: Store,
  deliveries: readonly Claimed[],
  leaseMs: number,
): Promise<Set<string>> {
  if (deliveries.length === 0) return new Set();
  const now = databaseTime(store.kind);
  const marked = await tx
    .updateTable("newsletter_deliveries")
    .set({
      state: "handing-over",
      handed_over_at: now,
      lease_until: sql<number>`${now} + cast(${leaseMs} as integer)`,
    })
    .where(leasedAs(deliveries))
    .where("state", "=", "waiting")
    .where("lease_until", ">", now)
    .returning(["id", "subscription_id"])
    .execute();
  const listed = await onList(
    tx,
    store,
    marked.map(({ subscription_id }) => subscription_id),
  );
  const left = marked.filter(({ subscription_id }) => !listed.has(subscription_id)).map(({ id }) => id);
  if (left.length > 0) {
    await tx
      .updateTable("newsletter_deliveries")
      .set({ state: "unneeded", lease_until: null, handed_over_at: null })
      .where("id", "in", left)
      .execute();
  }
  return new Set(marked.map(({ id }) => id)).difference(new Set(left));
}

async function write(
  tx: Transaction<Schema>,
  { kind }: Store,
  delivery: Claimed,
  { state, last_error, refused_as = null, again }: Ending,
): Promise<void> {
  await tx
    .updateTable("newsletter_deliveries")
    .set({
      state,
      last_error,
      refused_as,
      lease_until: null,
      ...(state === "waiting" && { lease_token: null, handed_over_at: null }),
      // Those that are refused before the mail is asked for count among the last, too.
      ...((state === "refused" || again !== undefined) && { handed_over_at: databaseTime(kind) }),
      ...(again !== undefined && { due_at: again, attempts: delivery.attempts + 1 }),
    })
    .where(leasedAs([delivery]))
    .where("state", "in", ["waiting", "handing-over", "in-doubt"])
    .execute();
}

function leasedAs(deliveries: readonly Claimed[]) {
  return ({ or, and }: ExpressionBuilder<Schema, "newsletter_deliveries">) =>
    or(deliveries.map(({ id, token }) => and({ id, lease_token: token })));
}

/** Strictly, over all issues: how many may begin now, and how long it is until the next one may. */
async function pace(
  tx: Transaction<Schema>,
  { kind }: Store,
  perSecond: number | null,
): Promise<{ free: number; waitMs: number }> {
  if (perSecond === null) return { free: Number.POSITIVE_INFINITY, waitMs: 0 };
  await lockQuota(tx, kind);
  const now = await timeIn(tx, kind);
  const last = await tx
    .selectFrom("newsletter_deliveries")
    .select("handed_over_at")
    .where("handed_over_at", ">", now - 1_000)
    .orderBy("handed_over_at", "desc")
    .limit(perSecond)
    .execute();
  const oldest = last.at(-1)?.handed_over_at ?? now;
  return { free: perSecond - last.length, waitMs: oldest + 1_000 - now };
}

/** Who leaves from now on waits until the mark is committed. */
async function onList(
  tx: Transaction<Schema>,
  { kind }: Store,
  subscriptionIds: readonly string[],
): Promise<Set<string>> {
  if (subscriptionIds.length === 0) return new Set();
  const found = tx
    .selectFrom("subscriptions")
    .select("id")
    .where("id", "in", subscriptionIds)
    .where("left_at", "is", null);
  const rows = await (kind === "sqlite" ? found : found.forShare()).execute();
  return new Set(rows.map(({ id }) => id));
}
