import type { Clock } from "../clock.ts";
import { addressKey } from "../mail/address.ts";
import { type DataPlaces, type DeletedCounts, deleteRoots, nothingDeleted, sumOf } from "./delete-rows.ts";
import { mailboxHash, recallErasures, rememberErasure } from "./erasures.ts";
import { findRoots, type Root } from "./person-rows.ts";

export interface ErasureContext extends DataPlaces {
  /** Keys the hashes by which erasures are remembered. */
  secret: string;
  clock: Clock;
}

export interface ErasureReport {
  deleted: DeletedCounts;
  /** How many enquiries and signups are left because the mail server has been given their mail all this time. */
  beingSent: number;
}

/**
 * Erases everything about an accepted address, and remembers that. A mail that is being sent at this moment is
 * waited for: cutting it off could leave it half sent, and it can't be called back.
 * @throws StoreUnavailable
 */
export async function erasePerson(address: string, context: ErasureContext): Promise<ErasureReport> {
  const { store, secret, clock } = context;
  const key = addressKey(address);
  const isTheirs = (other: string) => addressKey(other) === key;
  const roots = await findRoots(store.db, isTheirs);
  // Our clock may be behind that of the server, which stamped the rows.
  const at = Math.max(clock.now(), ...roots.map((root) => root.at));
  // First: whoever is stopped from here on finishes at the next start of the server.
  await rememberErasure(context, { hash: mailboxHash(key, secret), at });
  let report: ErasureReport = { deleted: nothingDeleted, beingSent: roots.length };
  for (let tries = 0; tries < mostTries && report.beingSent > 0; tries += 1) {
    if (tries > 0) await clock.wait(1_000, new AbortController().signal);
    report = await deleteAll(
      context,
      await findRoots(store.db, (other, when) => isTheirs(other) && when <= at),
      report,
    );
  }
  await store.scrub();
  return report;
}

/** One a second: longer than one attempt to send a mail may take. */
const mostTries = 70;

/**
 * Erases again what an erasure covers and a restored backup has brought back. What the person has sent since is
 * theirs to send, and stays. @throws StoreUnavailable
 */
export async function eraseAgain(context: ErasureContext): Promise<DeletedCounts> {
  const { store, secret } = context;
  const erasures = await recallErasures(context);
  if (erasures.size === 0) return nothingDeleted;
  const roots = await findRoots(
    store.db,
    (address, at) => at <= (erasures.get(mailboxHash(addressKey(address), secret)) ?? -1),
  );
  const { deleted } = await deleteAll(context, roots, { deleted: nothingDeleted, beingSent: 0 });
  if (roots.length > 0) await store.scrub();
  return deleted;
}

async function deleteAll(
  context: ErasureContext,
  roots: readonly Root[],
  before: ErasureReport,
): Promise<ErasureReport> {
  const report = { deleted: before.deleted, beingSent: 0 };
  for (let from = 0; from < roots.length; from += batch) {
    const { deleted, beingSent } = await deleteRoots(context, roots.slice(from, from + batch));
    report.deleted = sumOf(report.deleted, deleted);
    report.beingSent += beingSent;
  }
  return report;
}

const batch = 200;
