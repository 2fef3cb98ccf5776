import type { DataPlaces } from "../../privacy/delete-rows.ts";
import type { Store } from "../../store/store.ts";
import { deleteFromQuarantine } from "../delete.ts";
import { allQuarantined, type QuarantinedRow } from "../quarantined-rows.ts";
import { releaseFromQuarantine } from "../release.ts";

/** Lets out all that one digest told of and that is still quarantined. @returns how much @throws StoreUnavailable */
export function releaseDigest(
  name: string,
  { store, mailFrom, now }: { store: Store; mailFrom: string; now: () => number },
): Promise<number> {
  return inSteps(name, store, async (quarantined) => {
    let count = 0;
    for (const { kind, row } of quarantined) {
      if (await releaseFromQuarantine(store, { kind, id: row.id, now: now(), mailFrom })) count += 1;
    }
    return count;
  });
}

/** Deletes it for good. @returns how much @throws StoreUnavailable */
export function deleteDigest(name: string, places: DataPlaces): Promise<number> {
  return inSteps(name, places.store, (quarantined) => deleteFromQuarantine(places, quarantined));
}

/** So that a flood never has to fit into memory. */
async function inSteps(
  digest: string,
  { db }: Store,
  settle: (quarantined: QuarantinedRow[]) => Promise<number>,
): Promise<number> {
  for (let count = 0; ; ) {
    const settled = await settle(await allQuarantined(db, { digest, most: 100 }));
    if (settled === 0) return count;
    count += settled;
  }
}
