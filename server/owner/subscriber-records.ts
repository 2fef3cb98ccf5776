import type { Kysely } from "kysely";
import type { OutboxRow } from "../mail/outbox/lease.ts";
import type { Schema } from "../store/schema.ts";
import type { Subscription } from "../subscribers/links.ts";
import { addressKey } from "../subscribers/mailbox.ts";

/** One address of the newsletter, as its signups together make it. */
export interface SubscriberRecord {
  state: SubscriberState;
  /** The one that put the address on the list, else the newest. */
  signup: Subscription;
  /** All of them, the newest first. */
  signups: Subscription[];
}

/** As commands print it; "held": quarantined. */
export type SubscriberState = "on the list" | "pending" | "left" | "held";

/** Every address that ever asked, whoever asked last first. */
export async function allSubscribers(db: Kysely<Schema>): Promise<SubscriberRecord[]> {
  const signups = await db
    .selectFrom("subscriptions")
    .selectAll()
    .orderBy("asked_at", "desc")
    .orderBy("id")
    .execute();
  return [...Map.groupBy(signups, ({ address_key }) => address_key).values()].flatMap(recordOf);
}

/** Null when the address never asked. */
export async function findSubscriber(db: Kysely<Schema>, address: string): Promise<SubscriberRecord | null> {
  const signups = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("address_key", "=", addressKey(address))
    .orderBy("asked_at", "desc")
    .orderBy("id")
    .execute();
  return recordOf(signups)[0] ?? null;
}

/** The mails that the signups caused, oldest first. */
export function mailsOf(db: Kysely<Schema>, { signups }: SubscriberRecord): Promise<OutboxRow[]> {
  return db
    .selectFrom("outbox")
    .selectAll()
    .where("kind", "in", ["confirmation", "welcome"])
    .where(
      "subject_id",
      "in",
      signups.map(({ id }) => id),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

function recordOf(signups: Subscription[]): SubscriberRecord[] {
  const onList = signups.find(({ confirmed_at, left_at }) => confirmed_at !== null && left_at === null);
  const signup = onList ?? signups[0];
  return signup ? [{ state: onList ? "on the list" : stateOf(signup), signup, signups }] : [];
}

function stateOf({ left_at, held }: Subscription): SubscriberState {
  if (left_at !== null) return "left";
  return held === null ? "pending" : "held";
}
