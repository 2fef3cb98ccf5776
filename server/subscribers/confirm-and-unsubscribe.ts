import type { Transaction } from "kysely";
import type { CallError } from "../../contract/call-error.ts";
import { domainOf } from "../mail/address.ts";
import { enqueue } from "../mail/outbox/enqueue.ts";
import { contentKey } from "../store/idempotency.ts";
import type { Schema } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/unavailable.ts";
import { signupContent } from "./add-subscriber.ts";
import { lockMailbox } from "./mailbox-lock.ts";
import { isOnList } from "./mailing-list.ts";
import { signupErrors } from "./signup-errors.ts";
import { findByLink, readSubscription, readUnsubscribeToken } from "./subscription-links.ts";

interface LinkContext {
  store: Store;
  now: () => number;
  mailFrom: string;
  /** The secret that signs unsubscribe links, and the previous one, if any. */
  secrets: readonly string[];
}

/** `known` is true if the link is valid for this purpose and not used up. */
type LinkAnswer = { ok: true; known: boolean } | { ok: false; error: CallError };

/**
 * Confirms a signup (double opt-in) and puts the address on the list, unless it is there already. Unsubscribing
 * invalidates earlier confirmation links, so a person who has left must sign up again.
 * @throws the database's errors, except `StoreUnavailable`, for which the error `unavailable` is returned
 */
export function confirmSubscription(
  token: string,
  { store, now, mailFrom }: LinkContext,
): Promise<LinkAnswer> {
  return answered(store, signupErrors.unavailable, async (tx) => {
    const confirmed = now();
    const linked = await findByLink(tx, { token, purpose: "confirm", now: confirmed });
    if (linked === null) return false;
    await lockMailbox(tx, store.kind, linked.mailbox);
    // Reads the row again, because another request may have changed it.
    const asked = await readSubscription(tx, linked.id);
    if (asked === undefined || asked.left_at !== null) return false;
    if (await isOnList(tx, asked.address_key)) return true;
    await tx
      .updateTable("subscriptions")
      .set({ confirmed_at: confirmed })
      .where("id", "=", asked.id)
      .execute();
    const messageIdDomain = domainOf(mailFrom);
    await enqueue(tx, { kind: "welcome", subjectId: asked.id, now: confirmed, messageIdDomain });
    return true;
  });
}

/**
 * Removes the address from the list and voids its unconfirmed signups. Used by the page and by one-click unsubscribing
 * (RFC 8058). The link in an issue never expires; `known` is true for it even after the address was erased.
 * @throws as {@link confirmSubscription}
 */
export function unsubscribe(token: string, { store, now, secrets }: LinkContext): Promise<LinkAnswer> {
  return answered(store, signupErrors.leavingUnavailable, async (tx) => {
    const left = now();
    const id = readUnsubscribeToken(token, secrets);
    const linked = id
      ? await readSubscription(tx, id)
      : await findByLink(tx, { token, purpose: "leave", now: left });
    if (!linked) return id !== null;
    await lockMailbox(tx, store.kind, linked.mailbox);
    await tx
      .updateTable("subscriptions")
      .set({ left_at: left })
      .where("address_key", "=", linked.address_key)
      .where("left_at", "is", null)
      .execute();
    // Otherwise a form that signs up again within ten minutes would count as a repetition.
    await tx
      .deleteFrom("idempotency_keys")
      .where("call", "=", "addSubscriber")
      .where("idempotency_key", "=", contentKey(signupContent({ ...linked, honeypot: false })))
      .execute();
    return true;
  });
}

async function answered(
  store: Store,
  unavailable: CallError,
  work: (tx: Transaction<Schema>) => Promise<boolean>,
): Promise<LinkAnswer> {
  try {
    return { ok: true, known: await store.transaction(work) };
  } catch (error) {
    if (error instanceof StoreUnavailable) return { ok: false, error: unavailable };
    throw error;
  }
}
