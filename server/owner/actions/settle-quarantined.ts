import { enqueue } from "../../mail/outbox/enqueue.ts";
import { type DataPlaces, deleteRoots } from "../../privacy/delete-rows.ts";
import { allQuarantined, type QuarantinedRow } from "../../quarantine/quarantined-rows.ts";
import type { Store } from "../../store/store.ts";

/**
 * Releases a quarantined item and queues its email: an enquiry's email to the owner, or a signup's confirmation email.
 * @returns false if the item is not in quarantine, or another call released it first
 */
export function releaseFromQuarantine(
  store: Store,
  { kind, id, ...rest }: { kind: QuarantinedRow["kind"]; id: string; now: number; messageIdDomain: string },
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
    await enqueue(transaction, { kind: mail, subjectId: id, ...rest });
    return true;
  });
}

/** Deletes quarantined rows, except those released meanwhile. @returns the number deleted */
export async function deleteFromQuarantine(
  places: DataPlaces,
  quarantined: readonly Pick<QuarantinedRow, "kind" | "at" | "row">[],
): Promise<number> {
  const roots = quarantined.map(({ kind, row, at }) => ({ table: kinds[kind].table, id: row.id, at }));
  const { deleted } = await deleteRoots(places, roots, "quarantined");
  return deleted.enquiries + deleted.subscriptions;
}

/** Releases all items of a digest that are still quarantined. @returns the number released */
export function releaseDigest(
  name: string,
  { store, messageIdDomain, now }: { store: Store; messageIdDomain: string; now: () => number },
): Promise<number> {
  return inSteps(name, store, async (quarantined) => {
    let count = 0;
    for (const { kind, row } of quarantined) {
      if (await releaseFromQuarantine(store, { kind, id: row.id, now: now(), messageIdDomain })) count += 1;
    }
    return count;
  });
}

/** Deletes all items of a digest that are still quarantined. @returns the number deleted */
export function deleteDigest(name: string, places: DataPlaces): Promise<number> {
  return inSteps(name, places.store, (quarantined) => deleteFromQuarantine(places, quarantined));
}

/** Works in batches, because the items of a flood may not fit into memory. */
async function inSteps(
  digest: string,
  { db }: Store,
  settle: (quarantined: QuarantinedRow[]) => Promise<number>,
): Promise<number> {
  for (let count = 0; ; ) {
    const settled = await settle(await allQuarantined(db, { held_digest: digest }, 100));
    if (settled === 0) return count;
    count += settled;
  }
}

const kinds = {
  enquiry: { table: "enquiries", mail: "enquiry" },
  signup: { table: "subscriptions", mail: "confirmation" },
} as const;
