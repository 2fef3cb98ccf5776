import { type Kysely, sql } from "kysely";
import { hourMs } from "../durations.ts";
import type { Schema } from "../store/schema.ts";

/** Different mailboxes: a good week brings a consultancy a tenth of that. More is somebody with a list of strangers. */
export const signupsInAll = { most: 500, periodMs: hourMs };

/** Milliseconds until anybody may sign up again; 0: now. Repeated signups of one mailbox cause few mails, and count once. */
export async function waitForAll(db: Kysely<Schema>, now: number): Promise<number> {
  const { most, periodMs } = signupsInAll;
  const decisive = await db
    .selectFrom("subscriptions")
    .select(({ fn }) => fn.max("asked_at").as("last"))
    .where("asked_at", ">", now - periodMs)
    .groupBy(mailbox)
    .orderBy("last", "desc")
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst();
  return decisive ? decisive.last + periodMs - now : 0;
}

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

/** By the bare column SQLite would go through the whole list, in the order of its index, instead of the last hour's. */
const mailbox = sql<string>`mailbox || ''`;
