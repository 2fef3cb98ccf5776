import type { Transaction } from "kysely";
import { mailFolderIn, removeMailFile } from "../mail/transport/mail-folder.ts";
import type { Schema } from "../store/schema.ts";
import { type Store, timeIn } from "../store/store.ts";
import { emptyLists, idsIn, mailsOf, mapTables, type PersonRows, type Root, rowsOf } from "./person-rows.ts";

/**
 * Deletes enquiries and signups (the roots) in one transaction: first their mail files, then all their rows, so that a
 * retry can finish after a crash. Keeps a root while an email about it is being sent and, if `only` is "quarantined",
 * roots released meanwhile. Pass a few hundred roots at most, because the transaction blocks writers.
 */
export function deleteRoots(
  { store, dataDir }: DataPlaces,
  found: readonly Root[],
  only: "any" | "quarantined" = "any",
): Promise<Deletion> {
  const mailFolder = mailFolderIn(dataDir);
  return store.transaction(async (tx) => {
    const roots = only === "quarantined" ? await stillQuarantined(tx, store, found) : found;
    const sending = await subjectsBeingSent(tx, store, roots);
    const free = roots.filter(({ id }) => !sending.has(id));
    const rows = await rowsOf(tx, free);
    const tables = tx.withPlugin(emptyLists);
    const files = await Promise.all(
      rows.outbox.map(({ message_id }) => removeMailFile(mailFolder, message_id)),
    );
    const idsOf = (these: readonly { id: string }[]) => these.map(({ id }) => id);
    await deleteKeys(tx, rows.idempotency_keys);
    await tables.deleteFrom("outbox").where("id", "in", idsOf(rows.outbox)).execute();
    await tables
      .deleteFrom("subscription_links")
      .where("subscription_id", "in", idsOf(rows.subscriptions))
      .execute();
    await tables.deleteFrom("subscriptions").where("id", "in", idsOf(rows.subscriptions)).execute();
    await tables.deleteFrom("enquiries").where("id", "in", idsOf(rows.enquiries)).execute();
    return {
      deleted: { ...mapTables(rows, ({ length }) => length), mailFiles: files.filter(Boolean).length },
      beingSent: roots.length - free.length,
    };
  });
}

export async function deleteKeys(
  tx: Transaction<Schema>,
  keys: PersonRows["idempotency_keys"],
): Promise<void> {
  for (const { call, idempotency_key } of keys) {
    await tx
      .deleteFrom("idempotency_keys")
      .where("call", "=", call)
      .where("idempotency_key", "=", idempotency_key)
      .execute();
  }
}

/** All the places where personal data is stored. */
export interface DataPlaces {
  store: Store;
  /** Contains the mail folder and the erasures file. */
  dataDir: string;
}

export interface Deletion {
  deleted: DeletedCounts;
  /** The number of roots kept because an email about them is being sent. */
  beingSent: number;
}

export type DeletedCounts = Record<keyof PersonRows | "mailFiles", number>;

export const nothingDeleted: DeletedCounts = {
  enquiries: 0,
  subscriptions: 0,
  subscription_links: 0,
  outbox: 0,
  idempotency_keys: 0,
  mailFiles: 0,
};

export function sumOf(one: DeletedCounts, other: DeletedCounts): DeletedCounts {
  const sum = { ...one };
  for (const what of Object.keys(sum) as (keyof DeletedCounts)[]) sum[what] += other[what];
  return sum;
}

/** Returns the roots that are still quarantined, and locks them so that none is released before the deletion. */
async function stillQuarantined(
  tx: Transaction<Schema>,
  { kind }: Store,
  roots: readonly Root[],
): Promise<readonly Root[]> {
  const quarantined = new Set<string>();
  for (const table of ["enquiries", "subscriptions"] as const) {
    const rows = await tx
      .withPlugin(emptyLists)
      .selectFrom(table)
      .select("id")
      .where("id", "in", idsIn(table, roots))
      .where("held", "is not", null)
      .$if(kind === "postgres", (found) => found.forUpdate())
      .execute();
    for (const { id } of rows) quarantined.add(id);
  }
  return roots.filter(({ id }) => quarantined.has(id));
}

/** Locks the roots' emails, so that no server leases one before the deletion. */
async function subjectsBeingSent(
  tx: Transaction<Schema>,
  { kind }: Store,
  roots: readonly Root[],
): Promise<Set<string>> {
  const rows = await mailsOf(tx, roots)
    .$if(kind === "postgres", (mails) => mails.forUpdate())
    .execute();
  const now = await timeIn(tx, kind);
  return new Set(
    rows
      .filter(({ state, lease_until }) => state === "sending" && (lease_until ?? 0) >= now)
      .map(({ subject_id }) => subject_id),
  );
}
