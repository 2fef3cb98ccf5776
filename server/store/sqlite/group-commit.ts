import { type Kysely, sql, type Transaction } from "kysely";
import { createBatcher } from "../batcher.ts";
import type { Schema } from "../schema.ts";
import { storeErrorOf } from "../unavailable.ts";

/**
 * Transactions of SQLite that arrive together share one commit: it waits for the disk, and they would wait for it one
 * after the other. Each is undone alone when it throws, and each resolves once all are durably committed. Where the
 * commit itself fails, all of them do, and nothing of any is stored.
 */
export function groupCommits(db: Kysely<Schema>) {
  const commit = createBatcher<(tx: Transaction<Schema>, shared: boolean) => Promise<void>, undefined>({
    conflictKeys: () => [],
    work: async (transactions) => {
      try {
        return await db.transaction().execute(async (tx) => {
          for (const work of transactions) await work(tx, transactions.length > 1);
          return transactions.map(() => undefined);
        });
      } catch (error) {
        throw storeErrorOf(error) ?? error;
      }
    },
  });
  return async <T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    let settle = () => {};
    await commit(async (tx, shared) => {
      if (shared) {
        settle = await inSavepoint(tx, work, { resolve, reject });
      } else {
        // What it throws undoes the whole transaction, which is its own.
        const result = await work(tx);
        settle = () => resolve(result);
      }
    });
    settle();
    return promise;
  };
}

/** Gives what tells its caller how it went, for after the commit. */
async function inSavepoint<T>(
  tx: Transaction<Schema>,
  work: (tx: Transaction<Schema>) => Promise<T>,
  { resolve, reject }: { resolve(result: T): void; reject(error: unknown): void },
): Promise<() => void> {
  await sql`savepoint one`.execute(tx);
  try {
    const result = await work(tx);
    await sql`release one`.execute(tx);
    return () => resolve(result);
  } catch (error) {
    await undo(tx, error);
    return () => reject(error);
  }
}

/** @throws the error itself where there is nothing left to undo: a full disk ends the whole transaction. */
async function undo(tx: Transaction<Schema>, error: unknown): Promise<void> {
  try {
    await sql`rollback to one`.execute(tx);
    await sql`release one`.execute(tx);
  } catch {
    throw error;
  }
}
