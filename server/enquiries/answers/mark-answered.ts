import type { AnsweredBy } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";

/**
 * Notes that an enquiry needs no answer any more. False: it is noted already, is held back, or there is none.
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
    return marked.numUpdatedRows === 1n;
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
