import { createHash, randomBytes } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import { addresses } from "../../contract/addresses.ts";
import { dayMs } from "../durations.ts";
import { readToken, signToken } from "../signature.ts";
import type { LinkPurpose, Schema } from "../store/schema.ts";

export type Subscription = Selectable<Schema["subscriptions"]>;

/**
 * How long a confirmation link is valid, in milliseconds. Each attempt to send makes a new link, so the time counts
 * from delivery. An unsubscribe link is valid as long as the address is stored.
 */
export const confirmLinkLifeMs = 7 * dayMs;

/** Makes a token of 256 random bits (43 characters). Only its hash is stored, so no backup contains a usable link. */
export async function makeLink(
  tx: Transaction<Schema>,
  link: { purpose: LinkPurpose; subscriptionId: string; mailId: string; now: number },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx
    .insertInto("subscription_links")
    .values({
      token_hash: hashOf(token),
      purpose: link.purpose,
      subscription_id: link.subscriptionId,
      mail_id: link.mailId,
      made_at: link.now,
    })
    .execute();
  return token;
}

/** Returns an issue's unsubscribe link, which contains a signed token and never expires. */
export function unsubscribeLink(
  subscriptionId: string,
  { siteUrl, secret }: { siteUrl: string; secret: string },
): string {
  return `${siteUrl}${addresses.unsubscribe}?token=${unsubscribeToken(subscriptionId, secret)}`;
}

/** Signs the subscription's id. Stored tokens would need a row for each subscriber and issue. */
export function unsubscribeToken(subscriptionId: string, secret: string): string {
  return signToken(subscriptionId, "newsletter: leave", secret);
}

/** Returns the subscription id from a valid token made by {@link unsubscribeToken}, otherwise null. */
export function readUnsubscribeToken(token: string, secrets: readonly string[]): string | null {
  return readToken(token, "newsletter: leave", secrets);
}

/** Returns a token's subscription, or null if the token is unknown, for another purpose, or expired. */
export async function findByLink(
  tx: Transaction<Schema>,
  { token, purpose, now }: { token: string; purpose: LinkPurpose; now: number },
): Promise<Subscription | null> {
  const link = tx
    .selectFrom("subscription_links")
    .innerJoin("subscriptions", "subscriptions.id", "subscription_links.subscription_id")
    .selectAll("subscriptions")
    .where("token_hash", "=", hashOf(token))
    .where("purpose", "=", purpose);
  const alive = purpose === "confirm" ? link.where("made_at", ">", now - confirmLinkLifeMs) : link;
  return (await alive.executeTakeFirst()) ?? null;
}

/** Reads the subscription's current row. */
export function readSubscription(tx: Transaction<Schema>, id: string): Promise<Subscription | undefined> {
  return tx.selectFrom("subscriptions").selectAll().where("id", "=", id).executeTakeFirst();
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
