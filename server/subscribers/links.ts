import { createHash, randomBytes } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import { addresses } from "../../contract/addresses.ts";
import { dayMs } from "../durations.ts";
import { readToken, signToken } from "../signature.ts";
import type { LinkPurpose, Schema } from "../store/schema.ts";

export type Subscription = Selectable<Schema["subscriptions"]>;

/**
 * How long a link to confirm works, in milliseconds. It is made anew for every attempt to send its mail, so this is
 * counted from delivery. A link to leave works for as long as we know the address.
 */
export const confirmLinkLifeMs = 7 * dayMs;

/**
 * Makes a link's token: 256 random bits in 43 characters. Only its hash is stored, so a copy of the database confirms
 * nobody.
 */
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

/** A subscriber's link to leave, as an issue holds it: it works for ever. */
export function unsubscribeLink(
  subscriptionId: string,
  { siteUrl, secret }: { siteUrl: string; secret: string },
): string {
  return `${siteUrl}${addresses.unsubscribe}?token=${unsubscribeToken(subscriptionId, secret)}`;
}

/** Stored, it would be a row for each subscriber and issue. */
export function unsubscribeToken(subscriptionId: string, secret: string): string {
  return signToken(subscriptionId, "newsletter: leave", secret);
}

/** The id of the subscription that a token of {@link unsubscribeToken} speaks for, signed by any of the secrets; or null. */
export function readLeaveToken(token: string, secrets: readonly string[]): string | null {
  return readToken(token, "newsletter: leave", secrets);
}

/** The subscription that a token speaks for; null when it is not ours, not for this purpose, or too old. */
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

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
