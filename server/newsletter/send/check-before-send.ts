import { setTimeout as pause } from "node:timers/promises";
import type { LeasedMail } from "../../mail/outbox/lease.ts";
import { databaseTime, type Store } from "../../store/store.ts";
import { reserveSendSlot } from "./send-rate.ts";

/**
 * Creates the check that runs right before an issue's email is sent. It waits for a slot within the rate limit, then
 * returns false if the subscriber has left, the issue is no longer being sent, or the lease has expired.
 */
export function checkBeforeSend(
  store: Store,
  perSecond: number | null,
): (mail: LeasedMail) => Promise<boolean> {
  return async (mail) => {
    if (perSecond !== null) {
      const { at, now } = await reserveSendSlot(store, perSecond);
      await pause(at - now);
    }
    const wanted = await store.db
      .selectFrom("outbox")
      .innerJoin("newsletter_issues", "newsletter_issues.thursday", "outbox.issue")
      .innerJoin("subscriptions", "subscriptions.id", "outbox.subject_id")
      .select("outbox.id")
      .where("outbox.id", "=", mail.id)
      .where("outbox.state", "=", "sending")
      .where("outbox.lease_token", "=", mail.token)
      .where("outbox.lease_until", ">", databaseTime(store.kind))
      .where("newsletter_issues.state", "=", "sending")
      .where("subscriptions.left_at", "is", null)
      .executeTakeFirst();
    return wanted !== undefined;
  };
}
