import type { Clock } from "../clock.ts";
import { addressKey } from "../mail/address.ts";
import {
  type DataPlaces,
  type DeletedCounts,
  type Deletion,
  deleteRoots,
  nothingDeleted,
  sumOf,
} from "./delete-rows.ts";
import { mailboxHash, readErasures, recordErasure } from "./erasures.ts";
import { findRoots, type Root, rootsOf } from "./person-rows.ts";

interface ErasureContext extends DataPlaces {
  /** The key for the hashes of erased addresses. */
  secret: string;
  clock: Clock;
}

/**
 * Erases everything about an address that `parseAddress` has accepted, and records the erasure. An email that is being
 * sent cannot be recalled, so the erasure waits until it has been sent.
 */
export async function erasePerson(address: string, context: ErasureContext): Promise<Deletion> {
  const { store, secret, clock } = context;
  const roots = await rootsOf(store.db, address);
  // Late enough to cover all rows, even those from a server whose clock is ahead of this one's.
  const at = Math.max(clock.now(), ...roots.map((root) => root.at));
  // Recorded first, so that after a crash the next server start finishes the erasure.
  await recordErasure(context, { hash: mailboxHash(addressKey(address), secret), at });
  let report: Deletion = { deleted: nothingDeleted, beingSent: roots.length };
  for (let tries = 0; tries < mostTries && report.beingSent > 0; tries += 1) {
    if (tries > 0) await clock.wait(1_000, new AbortController().signal);
    const left = (await rootsOf(store.db, address)).filter((root) => root.at <= at);
    const { deleted, beingSent } = await deleteAll(context, left);
    report = { deleted: sumOf(report.deleted, deleted), beingSent };
  }
  await store.scrub();
  return report;
}

/** The maximum number of tries. At one a second, they outlast any attempt to send an email. */
const mostTries = 70;

/** Erases what a restored backup has brought back, but no data stored after the erasure. */
export async function eraseAgain(context: ErasureContext): Promise<DeletedCounts> {
  const { store, secret } = context;
  const erasures = await readErasures(context);
  if (erasures.size === 0) return nothingDeleted;
  const roots = await findRoots(
    store.db,
    (address, at) => at <= (erasures.get(mailboxHash(addressKey(address), secret)) ?? -1),
  );
  const { deleted } = await deleteAll(context, roots);
  if (roots.length > 0) await store.scrub();
  return deleted;
}

async function deleteAll(places: DataPlaces, roots: readonly Root[]): Promise<Deletion> {
  const report = { deleted: nothingDeleted, beingSent: 0 };
  for (let from = 0; from < roots.length; from += batch) {
    const { deleted, beingSent } = await deleteRoots(places, roots.slice(from, from + batch));
    report.deleted = sumOf(report.deleted, deleted);
    report.beingSent += beingSent;
  }
  return report;
}

const batch = 200;
