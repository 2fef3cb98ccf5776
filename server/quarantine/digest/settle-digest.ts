import type { DataPlaces } from "../../privacy/delete-rows.ts";
import { deleteFromQuarantine } from "../delete.ts";
import { quarantinedWithin } from "../quarantined-rows.ts";
import { releaseFromQuarantine } from "../release.ts";
import { digestWindow } from "./digest-window.ts";

/** Lets out all that one digest told of and that is still held back. @returns how much @throws StoreUnavailable */
export async function releaseDigest(
  name: string,
  { store, mailFrom, now }: DataPlaces & { mailFrom: string; now: () => number },
): Promise<number> {
  const held = await quarantinedWithin(store.db, await digestWindow(store.db, name));
  let count = 0;
  for (const { kind, row } of held) {
    if (await releaseFromQuarantine(store, { kind, id: row.id, now: now(), mailFrom })) count += 1;
  }
  return count;
}

/** Deletes it for good. @returns how much @throws StoreUnavailable */
export async function deleteDigest(name: string, places: DataPlaces): Promise<number> {
  const { db } = places.store;
  return deleteFromQuarantine(places, await quarantinedWithin(db, await digestWindow(db, name)));
}
