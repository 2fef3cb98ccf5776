import type { Transaction } from "kysely";
import { isLost } from "../../mail/outbox/outbox-queries.ts";
import type { AnsweredBy, Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";

/**
 * Notes that an enquiry needs no answer any more, or that all that one reminder told of need none; nobody misses their
 * emails then, if they were lost. What is noted already, or is quarantined, stays as it is.
 * @returns how many were marked
 * @throws StoreUnavailable
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
    await letLostMailsGo(tx, now);
    return Number(marked.numUpdatedRows);
  });
}

/** Takes that back, of one or of those that were marked at one moment. @returns of how many @throws StoreUnavailable */
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

/** The emails about what was marked at this moment. */
async function letLostMailsGo(tx: Transaction<Schema>, answeredAt: number): Promise<void> {
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
