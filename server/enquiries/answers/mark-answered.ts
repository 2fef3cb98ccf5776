import type { Transaction } from "kysely";
import { isLost, sentAgain } from "../../mail/outbox/outbox-queries.ts";
import type { AnsweredBy, Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";

/**
 * Marks one enquiry as answered, or all enquiries in one reminder, and drops undeliverable emails about them. Does not
 * change enquiries that are already marked or in quarantine.
 * @returns the number of enquiries marked
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
    await mailsAbout(tx, { answered_at: now }).set({ state: "unneeded" }).where(isLost).execute();
    return Number(marked.numUpdatedRows);
  });
}

/**
 * Undoes {@link markAnswered} for one enquiry, or for all enquiries that were marked at the same time, and sends the
 * emails again that it dropped.
 * @returns the number of enquiries reopened
 */
export function markOpen(store: Store, which: AnsweredOnes, now: number): Promise<number> {
  return store.transaction(async (tx) => {
    await mailsAbout(tx, which).set(sentAgain(now)).where("state", "=", "unneeded").execute();
    const marked = await tx
      .updateTable("enquiries")
      .set({ answered_at: null, answered_by: null })
      .where(({ and }) => and(which))
      .where("answered_at", "is not", null)
      .executeTakeFirst();
    return Number(marked.numUpdatedRows);
  });
}

type AnsweredOnes = { id: string } | { answered_at: number };

/** Begins an update of the emails about enquiries. */
function mailsAbout(tx: Transaction<Schema>, which: AnsweredOnes) {
  return tx
    .updateTable("outbox")
    .where("kind", "=", "enquiry")
    .where("subject_id", "in", (of) =>
      of
        .selectFrom("enquiries")
        .select("id")
        .where(({ and }) => and(which)),
    );
}
