import { sql } from "kysely";
import { createBatcher } from "../../../store/batcher.ts";
import type { Store } from "../../../store/store.ts";
import { StoreUnavailable, storeErrorOf } from "../../../store/unavailable.ts";

/**
 * The store in the manner of the `pg` driver, for rate-limiter-flexible's counting. Counts that arrive together are one
 * statement. It gives up early, and asks a database that didn't answer again only after a while: the caller still has
 * to store its enquiry.
 */
export function createDatabaseCounter(db: Store["db"]): DatabaseCounter {
  const count = createBatcher<Consumption, Count>({
    conflictKeys: ([key]) => [key],
    work: (consumed) => consumeAll(db, consumed),
  });
  let downUntil = 0;
  return {
    query: async ({ values }) => {
      if (performance.now() < downUntil) throw new StoreUnavailable("the limits' database didn't answer");
      try {
        return { rows: [await inTime(count(values))] };
      } catch (error) {
        downUntil = performance.now() + pauseMs;
        throw error;
      }
    },
  };
}

export interface DatabaseCounter {
  query(query: { values: Consumption }): Promise<{ rows: Count[] }>;
}

/** As the library passes it: key, points to add, when a period that begins now ends, and now. */
type Consumption = [key: string, points: number, expire: number, now: number];

interface Count {
  points: number;
  expire: number | null;
}

/** One statement, so that it is a transaction by itself. @throws StoreUnavailable */
async function consumeAll(db: Store["db"], consumed: readonly Consumption[]): Promise<Count[]> {
  const now = Math.min(...consumed.map(([, , , now]) => now));
  const over = sql<boolean>`call_turns.expire <= ${now}`;
  const counts = await db
    .insertInto("call_turns")
    .values(consumed.map(([key, points, expire]) => ({ key, points, expire })).sort(byKey))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        points: sql`case when ${over} then excluded.points else call_turns.points + excluded.points end`,
        expire: sql`case when ${over} then excluded.expire else call_turns.expire end`,
      }),
    )
    .returning(["key", "points", "expire", lessDurably])
    .execute()
    .catch((error) => Promise.reject(storeErrorOf(error) ?? error));
  const byKeys = new Map(counts.map((count) => [count.key, count]));
  return consumed.flatMap(([key]) => byKeys.get(key) ?? []);
}

/**
 * A count that a crash of the database takes back by some milliseconds does no harm; waiting for its disk would cost
 * each enquiry two commits more than its own. The setting ends with the statement.
 */
const lessDurably = sql<string>`set_config('synchronous_commit', 'off', true)`.as("durability");

/** Always in one order, so that no two servers wait for each other. */
function byKey({ key: one }: { key: string }, { key: other }: { key: string }): number {
  return one < other ? -1 : 1;
}

/** For so long one answer is waited for. */
const timeoutMs = 1_000;
/** For so long the database is left alone then. */
const pauseMs = 5_000;

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable("the limits' database is slow")), timeoutMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
