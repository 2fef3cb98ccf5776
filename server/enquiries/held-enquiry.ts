import { enqueue } from "../outbox/enqueue.ts";
import type { Store } from "../store/store.ts";
import { domainOf } from "./address.ts";

/**
 * Sends an enquiry on its way that was held back. False when it is not held (any more): of two releases at once
 * one does it.
 *
 * @throws StoreUnavailable
 */
export function releaseHeld(
  store: Store,
  { id, now, mailFrom }: { id: string; now: number; mailFrom: string },
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const released = await transaction
      .updateTable("enquiries")
      .set({ held: null })
      .where("id", "=", id)
      .where("held", "is not", null)
      .executeTakeFirst();
    if (released.numUpdatedRows === 0n) return false;
    await enqueue(transaction, { kind: "enquiry", subjectId: id, now, messageIdDomain: domainOf(mailFrom) });
    return true;
  });
}
