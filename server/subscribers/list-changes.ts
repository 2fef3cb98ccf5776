import type { Transaction } from "kysely";
import type { CallError } from "../../contract/call-error.ts";
import { domainOf } from "../mail/address.ts";
import { enqueue } from "../mail/outbox/enqueue.ts";
import type { Schema } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/unavailable.ts";
import { findByLink, readLeaveToken, type Subscription } from "./links.ts";
import { isOnList, lockMailbox } from "./mailbox-lock.ts";
import { signupErrors } from "./signup-errors.ts";

export interface LinkContext {
  store: Store;
  /** Milliseconds since 1970. */
  now: () => number;
  mailFrom: string;
  /** What signs the links to leave in issues, and what did so before it was changed. */
  secrets: readonly string[];
}

/** `known`: whether the link was one of ours, for this purpose, and not worn out. */
export type LinkAnswer = { ok: true; known: boolean } | { ok: false; error: CallError };

/**
 * The button of the confirm page: puts the address on the list, once, however often it is pressed. A link from before
 * its address left is worn out: it takes a new signup to come back.
 *
 * @throws whatever the database throws, except that `StoreUnavailable` becomes the answer `unavailable`.
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
    const asked = await reread(tx, linked);
    if (asked === undefined || asked.left_at !== null) return false;
    if (asked.confirmed_at !== null || (await isOnList(tx, asked.address_key))) return true;
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
 * The button of the unsubscribe page, and one-click (RFC 8058): takes the address off the list, and makes signups
 * that it has not confirmed void. An issue's link works for ever, also for an address that was erased since: it is on no
 * list.
 *
 * @throws as {@link confirmSubscription}
 */
export function unsubscribe(token: string, { store, now, secrets }: LinkContext): Promise<LinkAnswer> {
  return answered(store, signupErrors.leavingUnavailable, async (tx) => {
    const left = now();
    const id = readLeaveToken(token, secrets);
    const linked = id
      ? await reread(tx, { id })
      : await findByLink(tx, { token, purpose: "leave", now: left });
    if (!linked) return id !== null;
    await lockMailbox(tx, store.kind, linked.mailbox);
    await tx
      .updateTable("subscriptions")
      .set({ left_at: left })
      .where("address_key", "=", linked.address_key)
      .where("left_at", "is", null)
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

/** What another tab has changed while this one waited for its turn. */
function reread(
  tx: Transaction<Schema>,
  { id }: Pick<Subscription, "id">,
): Promise<Subscription | undefined> {
  return tx.selectFrom("subscriptions").selectAll().where("id", "=", id).executeTakeFirst();
}
