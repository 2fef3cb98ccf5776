import { setImmediate } from "node:timers/promises";
import type { Transaction } from "kysely";
import { hourMs } from "../../durations.ts";
import { failpoint } from "../../failpoint.ts";
import { domainOf } from "../../mail/address.ts";
import { enqueue } from "../../mail/outbox/enqueue.ts";
import type { Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";

/**
 * Queues an issue's emails in batches, for everybody who was subscribed when it was frozen. After a crash, continues
 * with the batch that was not committed. The order is that of the subscribers' random ids, which spreads the emails to
 * any one provider over the whole sending time.
 * @param from the sender's address, for the Message-ID's domain
 */
export async function gatherRecipients(
  store: Store,
  { thursday, from }: { thursday: string; from: string },
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    if (await store.transaction((tx) => gatherBatch(tx, store, { thursday, from }))) return;
    failpoint("issue-gathering");
    await setImmediate();
  }
}

/** Queues one batch of emails. Returns true when no emails are left to queue. */
async function gatherBatch(
  tx: Transaction<Schema>,
  { kind }: Store,
  { thursday, from }: { thursday: string; from: string },
): Promise<boolean> {
  const issue = await tx
    .selectFrom("newsletter_issues")
    .select(["state", "frozen_at", "gathered_to", "recipients"])
    .where("thursday", "=", thursday)
    .$if(kind === "postgres", (found) => found.forUpdate())
    .executeTakeFirst();
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
    const { frozen_at: now } = issue;
    const mail = { kind: "issue", issue: { thursday, giveUpAt: now + retryPeriodMs }, now } as const;
    const messageIdDomain = domainOf(from);
    await enqueue(tx, ...next.map(({ id: subjectId }) => ({ ...mail, subjectId, messageIdDomain })));
  }
  await tx.updateTable("newsletter_issues").set(change).where("thursday", "=", thursday).execute();
  return last === undefined;
}

/** The number of emails in a batch. On SQLite, queuing a batch blocks all other writes for a few milliseconds. */
const step = 200;

/** How long delivery is retried: from Thursday 09:00 to Friday 21:00. After that, nobody expects the issue. */
const retryPeriodMs = 36 * hourMs;
