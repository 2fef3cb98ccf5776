import { setImmediate } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

/**
 * Transactions of SQLite that arrive together share one commit: it waits for the disk, and they would wait for it one
 * after the other. Each is undone alone when it throws, and each resolves once all are durably committed. Where the
 * commit itself fails, all of them do, and nothing of any is stored.
 */
export function groupCommits(db: Kysely<Schema>): Store["transaction"] {
  let waiting: Grouped[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      // Whatever else has come in the same turn of the event loop comes along.
      await setImmediate();
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await commitTogether(db, group);
    }
    running = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ attempt: (tx) => attempt(tx, work, { resolve, reject }), reject });
      if (!running) void run();
    });
}

/** So that nobody waits long for strangers. */
const most = 64;

interface Grouped {
  /** Gives what tells its caller how it went, for after the commit. */
  attempt(tx: Transaction<Schema>): Promise<() => void>;
  reject(fault: unknown): void;
}

async function commitTogether(db: Kysely<Schema>, group: Grouped[]): Promise<void> {
  const tell: (() => void)[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      for (const { attempt } of group) tell.push(await attempt(tx));
    });
  } catch (fault) {
    for (const { reject } of group) reject(fault);
    return;
  }
  for (const each of tell) each();
}

async function attempt<T>(
  tx: Transaction<Schema>,
  work: (tx: Transaction<Schema>) => Promise<T>,
  { resolve, reject }: { resolve(result: T): void; reject(fault: unknown): void },
): Promise<() => void> {
  await sql`savepoint one`.execute(tx);
  try {
    const result = await work(tx);
    await sql`release one`.execute(tx);
    return () => resolve(result);
  } catch (fault) {
    await undo(tx, fault);
    return () => reject(fault);
  }
}

/** @throws the fault itself where there is nothing left to undo: a full disk ends the whole transaction. */
async function undo(tx: Transaction<Schema>, fault: unknown): Promise<void> {
  try {
    await sql`rollback to one`.execute(tx);
    await sql`release one`.execute(tx);
  } catch {
    throw fault;
  }
}
