import type { Transaction } from "kysely";
import type { OutboxRow } from "../mail/outbox/lease.ts";
import type { Mail, RenderSkip } from "../mail/transport/mail-transport.ts";
import type { Schema } from "../store/schema.ts";
import { lock, type Store } from "../store/store.ts";
import { mailWaits } from "./mail-limits.ts";
import { isOnList } from "./mailing-list.ts";
import { confirmationMail, welcomeMail } from "./subscriber-email.tsx";
import { makeLink, readSubscription, type Subscription } from "./subscription-links.ts";

/**
 * Creates the renderer for outbox rows of kind `confirmation` and `welcome`. At each attempt it checks whether the
 * email is still wanted and within the limits, and makes a new link.
 */
export function subscriberRenderer(
  store: Store,
  { now, mailFrom, siteUrl }: { now: () => number; mailFrom: string; siteUrl: string },
): (row: Pick<OutboxRow, "id" | "kind" | "subject_id" | "message_id">) => Promise<Mail | RenderSkip> {
  return (row) =>
    store.transaction(async (tx) => {
      const mailId = row.id;
      const welcome = row.kind === "welcome";
      const mailbox = (await readSubscription(tx, row.subject_id))?.mailbox;
      if (mailbox === undefined) return unneeded;
      // Two servers must not both send the last email that the daily limit allows.
      await lock(tx, store.kind, "mailbox", mailbox);
      // Reads the subscription again under the lock, because another server may have changed it.
      const subscription = await readSubscription(tx, row.subject_id);
      if (subscription === undefined || !(await isWanted(tx, subscription, welcome))) return unneeded;
      const waits = await mailWaits(tx, { mailbox, mailId, now: now() });
      // Further confirmation emails would only repeat the first ones.
      if (waits.mailbox > 0 && !welcome) return unneeded;
      const wait = Math.max(waits.mailbox, waits.domain);
      if (wait > 0) return { notBefore: now() + wait };
      const purpose = welcome ? "leave" : "confirm";
      const token = await makeLink(tx, { purpose, subscriptionId: subscription.id, mailId, now: now() });
      const { address } = subscription;
      const facts = { address, token, messageId: row.message_id, mailFrom, siteUrl };
      return welcome
        ? welcomeMail({ ...facts, at: subscription.confirmed_at ?? now() })
        : confirmationMail({ ...facts, at: subscription.asked_at });
    });
}

const unneeded: RenderSkip = { unneeded: true };

/** A welcome email is wanted while the address is on the list, a confirmation email until it joins or leaves. */
async function isWanted(
  tx: Transaction<Schema>,
  { address_key, left_at }: Subscription,
  welcome: boolean,
): Promise<boolean> {
  return left_at === null && (welcome || !(await isOnList(tx, address_key)));
}
