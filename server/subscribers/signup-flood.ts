import { type Kysely, sql } from "kysely";
import { hourMs } from "../durations.ts";
import type { Schema } from "../store/schema.ts";

/**
 * The maximum number of mailboxes that may sign up in an hour: ten times as many as in a good week. If more do,
 * somebody is entering strangers' addresses.
 */
export const signupsInAll = { most: 500, periodMs: hourMs };

/** Milliseconds until signups are accepted again, or 0 if they are now. Repeated signups for a mailbox count once. */
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

/** The owner gets an alert if one hour brings as many signups as a good week. */
export const signupFlood = { most: signupsInAll.most / 10, periodMs: hourMs };

/**
 * Reports unusually many signups in the last hour. Confirmed signups do not count towards `signupFlood`, nor do
 * quarantined ones, which are reported in digests.
 */
export async function signupFloodProblems(db: Kysely<Schema>, now: number): Promise<string[]> {
  if ((await waitForAll(db, now)) > 0) {
    return [
      `more than ${signupsInAll.most} newsletter signups within an hour, so no more are accepted for now`,
    ];
  }
  const { count } = await db
    .selectFrom("subscriptions")
    .select(({ fn }) => fn.count<number>(mailbox).distinct().as("count"))
    .where("asked_at", ">", now - signupFlood.periodMs)
    .where("confirmed_at", "is", null)
    .where("held", "is", null)
    .executeTakeFirstOrThrow();
  return count < signupFlood.most ? [] : [`${count} unconfirmed newsletter signups within an hour`];
}

/** The concatenation keeps SQLite from using the index on `mailbox`: with that index it would scan the whole list. */
const mailbox = sql<string>`mailbox || ''`;
