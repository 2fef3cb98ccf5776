import { domainOf } from "../mail/address.ts";
import { enqueue } from "../mail/outbox/enqueue.ts";
import type { Store } from "../store/store.ts";
import type { QuarantinedKind } from "./quarantined-rows.ts";

/**
 * Sends on its way what was quarantined: an enquiry to the owner, a signup's mail to confirm to whoever asked. False
 * when it is not quarantined (any more): of two releases at once one does it.
 *
 * @throws StoreUnavailable
 */
export function releaseFromQuarantine(
  store: Store,
  { kind, id, now, mailFrom }: { kind: QuarantinedKind; id: string; now: number; mailFrom: string },
): Promise<boolean> {
  const { table, mail } = kinds[kind];
  return store.transaction(async (transaction) => {
    const released = await transaction
      .updateTable(table)
      .set({ held: null })
      .where("id", "=", id)
      .where("held", "is not", null)
      .executeTakeFirst();
    if (released.numUpdatedRows === 0n) return false;
    await enqueue(transaction, { kind: mail, subjectId: id, now, messageIdDomain: domainOf(mailFrom) });
    return true;
  });
}

const kinds = {
  enquiry: { table: "enquiries", mail: "enquiry" },
  signup: { table: "subscriptions", mail: "confirmation" },
} as const;
