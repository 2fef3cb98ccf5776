import { type Kysely, sql } from "kysely";
import { hourMs } from "../durations.ts";
import type { Schema } from "../store/schema.ts";

/** The hourly half of the contract's limit for one client, which the limits in memory forget at a restart. */
export const signupsOfOneClient = { most: 60, periodMs: hourMs };
/** Different mailboxes: a good week brings a consultancy a tenth of that. More is somebody with a list of strangers. */
export const signupsInAll = { most: 500, periodMs: hourMs };

/** Milliseconds until the client may sign up again; 0: now. */
export async function clientWait(db: Kysely<Schema>, client: string, now: number): Promise<number> {
  const { most, periodMs } = signupsOfOneClient;
  const decisive = await db
    .selectFrom("subscriptions")
    .select("asked_at")
    .where("client", "=", client)
    .where("asked_at", ">", now - periodMs)
    .orderBy("asked_at", "desc")
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst();
  return decisive ? decisive.asked_at + periodMs - now : 0;
}

/** The same for everybody. Repeated signups of one mailbox cause few mails, and count once. */
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

/** By the bare column SQLite would go through the whole list, in the order of its index, instead of the last hour's. */
export const mailbox = sql<string>`mailbox || ''`;
