import { addressKey } from "../mail/address.ts";
import { type DataPlaces, deleteRoots } from "./delete-rows.ts";
import { findRoots } from "./person-rows.ts";

export interface Removal {
  /** How many signups went. */
  removed: number;
  /** How many are left because their mail is on its way at this moment. */
  beingSent: number;
}

/**
 * Deletes everything the newsletter knows about an accepted address, its mails and the proof of consent included.
 *
 * @throws StoreUnavailable
 */
export async function removeSubscriber(address: string, places: DataPlaces): Promise<Removal> {
  const key = addressKey(address);
  const roots = await findRoots(places.store.db, (other) => addressKey(other) === key);
  const signups = roots.filter(({ table }) => table === "subscriptions");
  const { deleted, beingSent } = await deleteRoots(places, signups);
  return { removed: deleted.subscriptions, beingSent };
}
