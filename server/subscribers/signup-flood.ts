import type { Kysely } from "kysely";
import { hourMs } from "../durations.ts";
import type { Schema } from "../store/schema.ts";
import { mailbox, signupsInAll, waitForAll } from "./signup-caps.ts";

/** Different mailboxes: what a good week brings, in an hour. Ten times that, and no signup is taken any more. */
export const signupFlood = { most: signupsInAll.most / 10, periodMs: hourMs };

/** What is unusual about the last hour's signups, in words. Quarantined ones have digests. @throws StoreUnavailable */
export async function signupFloodTroubles(db: Kysely<Schema>, now: number): Promise<string[]> {
  if ((await waitForAll(db, now)) > 0) {
    return [`more than ${signupsInAll.most} newsletter signups within an hour, and none is taken`];
  }
  const { count } = await db
    .selectFrom("subscriptions")
    .select(({ fn }) => fn.count<number>(mailbox).distinct().as("count"))
    .where("asked_at", ">", now - signupFlood.periodMs)
    .where("confirmed_at", "is", null)
    .where("held", "is", null)
    .executeTakeFirstOrThrow();
  return count < signupFlood.most ? [] : [`${count} newsletter signups within an hour that nobody confirmed`];
}
