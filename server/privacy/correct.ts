import type { Store } from "../store/store.ts";
import { deleteKeys } from "./delete-rows.ts";
import { rootsOf, rowsOf } from "./person-rows.ts";

export interface Correction {
  name?: string;
  /** An address that `parseAddress` has accepted. */
  email?: string;
}

/**
 * Corrects the name or address in a person's enquiries. Signups stay as they are: each is proof of consent for its
 * address, and a new address would have to be confirmed.
 * @returns the number of corrected enquiries
 */
export async function correctPerson(address: string, correction: Correction, store: Store): Promise<number> {
  const roots = await rootsOf(store.db, address);
  const enquiries = roots.filter(({ table }) => table === "enquiries");
  await store.transaction(async (tx) => {
    // Deletes the idempotency keys first, because they can be found only by the enquiries' old content.
    await deleteKeys(tx, (await rowsOf(tx, enquiries)).idempotency_keys);
    for (const { id } of enquiries) {
      await tx.updateTable("enquiries").set(correction).where("id", "=", id).execute();
    }
  });
  return enquiries.length;
}
