import type { Transaction } from "kysely";
import { isLost } from "../../mail/outbox/outbox-queries.ts";
import type { AnsweredBy, Schema } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";

/**
 * Notes that an enquiry needs no answer any more; nobody misses its email then, if it was lost. False: it is noted
 * already, is quarantined, or there is none.
 * @throws StoreUnavailable
 */
export function markAnswered(
  store: Store,
  id: string,
  { by, now }: { by: AnsweredBy; now: number },
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const marked = await tx
      .updateTable("enquiries")
      .set({ answered_at: now, answered_by: by })
      .where("id", "=", id)
      .where("answered_at", "is", null)
      .where("held", "is", null)
      .executeTakeFirst();
    await letLostMailsGo(tx, now);
    return marked.numUpdatedRows === 1n;
  });
}

/**
 * The same of all that one reminder told of and that still waits.
 * @param remindedAt milliseconds since 1970
 * @returns how many
 * @throws StoreUnavailable
 */
export function markAllAnswered(
  store: Store,
  remindedAt: number,
  { by, now }: { by: AnsweredBy; now: number },
): Promise<number> {
  return store.transaction(async (tx) => {
    const marked = await tx
      .updateTable("enquiries")
      .set({ answered_at: now, answered_by: by })
      .where("reminded_at", "=", remindedAt)
      .where("answered_at", "is", null)
      .where("held", "is", null)
      .executeTakeFirst();
    await letLostMailsGo(tx, now);
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

/** Takes that back, of those that were marked at one moment. @returns how many @throws StoreUnavailable */
export function markAllOpen(store: Store, answeredAt: number): Promise<number> {
  return store.transaction(async (tx) => {
    const marked = await tx
      .updateTable("enquiries")
      .set({ answered_at: null, answered_by: null })
      .where("answered_at", "=", answeredAt)
      .executeTakeFirst();
    return Number(marked.numUpdatedRows);
  });
}

/** Takes that back. False: it waits for its answer already, or there is none. @throws StoreUnavailable */
export function markOpen(store: Store, id: string): Promise<boolean> {
  return store.transaction(async (tx) => {
    const marked = await tx
      .updateTable("enquiries")
      .set({ answered_at: null, answered_by: null })
      .where("id", "=", id)
      .where("answered_at", "is not", null)
      .executeTakeFirst();
    return marked.numUpdatedRows === 1n;
  });
}
