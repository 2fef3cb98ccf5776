import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Transaction } from "kysely";
import { failpoint } from "../../failpoint.ts";
import type { Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";

/**
 * Writes down everybody who was on the list when the issue was frozen, in steps that let others have their turn. Whoever
 * is killed in between goes on at the step that was not committed. @throws StoreUnavailable
 */
export async function gather(store: Store, thursday: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    if (await store.transaction((tx) => gatherStep(tx, store, thursday))) return;
    failpoint("issue-gathering");
    await setImmediate();
  }
}

/** True when there is nothing more to gather. */
async function gatherStep(tx: Transaction<Schema>, { kind }: Store, thursday: string): Promise<boolean> {
  const found = tx
    .selectFrom("newsletter_issues")
    .select(["state", "frozen_at", "gathered_to", "recipients"])
    .where("thursday", "=", thursday);
  const issue = await (kind === "sqlite" ? found : found.forUpdate()).executeTakeFirst();
  if (issue?.state !== "gathering" || issue.frozen_at === null) return true;
  const next = await tx
    .selectFrom("subscriptions")
    .select("id")
    .where("id", ">", issue.gathered_to)
    .where("confirmed_at", "<=", issue.frozen_at)
    .where("left_at", "is", null)
    .orderBy("id")
    .limit(step)
    .execute();
  const last = next.at(-1);
  const change = last
    ? { gathered_to: last.id, recipients: issue.recipients + next.length }
    : { state: "sending" as const };
  if (last) {
    await tx
      .insertInto("newsletter_deliveries")
      .values(
        next.map(({ id }, index) =>
          delivery(thursday, id, { now: issue.frozen_at ?? 0, position: issue.recipients + index }),
        ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await tx.updateTable("newsletter_issues").set(change).where("thursday", "=", thursday).execute();
  return last === undefined;
}

/** Takes some milliseconds, in which nobody else can store anything on SQLite. */
const step = 200;

/**
 * One that waits. Ids are random, so their order mixes the mail providers; and those that follow each other lie beside
 * each other, which makes a commit small.
 */
export function delivery(
  thursday: string,
  subscriptionId: string,
  { now, position }: { now: number; position: number },
) {
  return {
    id: randomBytes(16).toString("hex"),
    thursday,
    subscription_id: subscriptionId,
    state: "waiting" as const,
    position,
    due_at: now,
    lease_token: null,
    lease_until: null,
    last_error: null,
    refused_as: null,
    handed_over_at: null,
  };
}
