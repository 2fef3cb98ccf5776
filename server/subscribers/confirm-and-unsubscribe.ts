import { addresses } from "../../contract/addresses.ts";
import type { Answer, Endpoint, EndpointContext } from "../endpoint.ts";
import { enqueue } from "../mail/outbox/enqueue.ts";
import { contentKey } from "../store/idempotency.ts";
import { lock } from "../store/store.ts";
import { signupContent } from "./add-subscriber.ts";
import { isOnList } from "./mailing-list.ts";
import { signupErrors } from "./signup-errors.ts";
import { findByLink, readSubscription, readUnsubscribeToken } from "./subscription-links.ts";

/** The button on the page behind the link in a confirmation email. */
export const confirmSubscription = {
  page: addresses.confirm,
  readForm: (_fields, token) => ({ ok: true, token }),
  refusals: signupErrors,
  run: confirm,
  next: ({ known }) => (known ? "/newsletter/confirmed" : "/newsletter/expired"),
} satisfies Endpoint<{ token: string }>;

/**
 * Confirms a signup (double opt-in) and puts the address on the list, unless it is there already. Unsubscribing
 * invalidates earlier confirmation links, so a person who has left must sign up again.
 */
async function confirm(
  { token }: { token: string },
  { store, now, messageIdDomain }: Pick<EndpointContext, "store" | "now" | "messageIdDomain">,
): Promise<Answer> {
  const known = await store.transaction(async (tx) => {
    const confirmed = now();
    const linked = await findByLink(tx, { token, purpose: "confirm", now: confirmed });
    if (linked === null) return false;
    // Two tabs must not both confirm a signup.
    await lock(tx, store.kind, "mailbox", linked.mailbox);
    // Reads the row again, because another request may have changed it.
    const asked = await readSubscription(tx, linked.id);
    if (asked === undefined || asked.left_at !== null) return false;
    if (await isOnList(tx, asked.address_key)) return true;
    await tx
      .updateTable("subscriptions")
      .set({ confirmed_at: confirmed })
      .where("id", "=", asked.id)
      .execute();
    await enqueue(tx, { kind: "welcome", subjectId: asked.id, now: confirmed, messageIdDomain });
    return true;
  });
  return { ok: true, known };
}

/**
 * Removes the address from the list and voids its unconfirmed signups. Used by the page and by one-click unsubscribing
 * (RFC 8058). The link in an issue never expires; `known` is true for it even after the address was erased.
 */
export async function unsubscribe(
  token: string,
  { store, now, secrets }: Pick<EndpointContext, "store" | "now" | "secrets">,
): Promise<Answer> {
  const known = await store.transaction(async (tx) => {
    const left = now();
    const id = readUnsubscribeToken(token, secrets);
    const linked = id
      ? await readSubscription(tx, id)
      : await findByLink(tx, { token, purpose: "leave", now: left });
    if (!linked) return id !== null;
    await lock(tx, store.kind, "mailbox", linked.mailbox);
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
  return { ok: true, known };
}
