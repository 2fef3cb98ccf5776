import type { Store } from "../store/store.ts";
import { deleteKeys } from "./delete-rows.ts";
import { rootsOf, rowsOf } from "./person-rows.ts";

export interface Correction {
  name?: string;
  /** An accepted address. */
  email?: string;
}

/**
 * Puts right the name or address of a person's enquiries. Signups stay as they are: they prove what was agreed to,
 * and a new address has to confirm for itself.
 * @returns how many enquiries were corrected. @throws StoreUnavailable
 */
export async function correctPerson(address: string, correction: Correction, store: Store): Promise<number> {
  const roots = await rootsOf(store.db, address);
  const enquiries = roots.filter(({ table }) => table === "enquiries");
  await store.transaction(async (tx) => {
    // They are found by the words of the enquiry, and would be found no more.
    await deleteKeys(tx, (await rowsOf(tx, enquiries)).idempotency_keys);
    for (const { id } of enquiries) {
      await tx.updateTable("enquiries").set(correction).where("id", "=", id).execute();
    }
  });
  return enquiries.length;
}
