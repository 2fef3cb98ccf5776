import type { Transaction } from "kysely";
import { isLost } from "../../mail/outbox/outbox-queries.ts";
import type { AnsweredBy, Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";

/**
 * Marks one enquiry as answered, or all enquiries in one reminder, and drops undeliverable emails about them. Does not
 * change enquiries that are already marked or in quarantine.
 * @returns the number of enquiries marked @throws StoreUnavailable
 */
export function markAnswered(
  store: Store,
  which: { id: string } | { reminded_at: number },
  { by, now }: { by: AnsweredBy; now: number },
): Promise<number> {
  return store.transaction(async (tx) => {
    const marked = await tx
      .updateTable("enquiries")
      .set({ answered_at: now, answered_by: by })
      .where(({ and }) => and(which))
      .where("answered_at", "is", null)
      .where("held", "is", null)
      .executeTakeFirst();
    await dropLostMails(tx, now);
    return Number(marked.numUpdatedRows);
  });
}

/**
 * Undoes {@link markAnswered} for one enquiry, or for all enquiries that were marked at the same time.
 * @returns the number of enquiries reopened @throws StoreUnavailable
 */
export function markOpen(store: Store, which: { id: string } | { answered_at: number }): Promise<number> {
  return store.transaction(async (tx) => {
    const marked = await tx
      .updateTable("enquiries")
      .set({ answered_at: null, answered_by: null })
      .where(({ and }) => and(which))
      .where("answered_at", "is not", null)
      .executeTakeFirst();
    return Number(marked.numUpdatedRows);
  });
}

/** Marks undeliverable emails about the enquiries that were answered at `answeredAt` as no longer needed. */
async function dropLostMails(tx: Transaction<Schema>, answeredAt: number): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ state: "unneeded" })
    .where("kind", "=", "enquiry")
    .where(isLost)
    .where("subject_id", "in", (of) =>
      of.selectFrom("enquiries").select("id").where("answered_at", "=", answeredAt),
    )
    .execute();
}
