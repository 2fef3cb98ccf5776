import { sql } from "kysely";
import type { Store } from "../../../store/store.ts";
import { StoreUnavailable, storeErrorOf } from "../../../store/unavailable.ts";

/**
 * The store in the manner of the `pg` driver, for rate-limiter-flexible's counting. It gives up early, and asks a database that didn't answer again only after a while: the caller still has
 * to store its enquiry.
 */
export function createDatabaseCounter(db: Store["db"]): DatabaseCounter {
  let downUntil = 0;
  return {
    query: async ({ values }) => {
      if (performance.now() < downUntil) throw new StoreUnavailable("the limits' database didn't answer");
      try {
        return { rows: [await inTime(consume(db, values))] };
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
async function consume(db: Store["db"], [key, points, expire, now]: Consumption): Promise<Count> {
  const over = sql<boolean>`call_turns.expire <= ${now}`;
  return db
    .insertInto("call_turns")
    .values({ key, points, expire })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        points: sql`case when ${over} then excluded.points else call_turns.points + excluded.points end`,
        expire: sql`case when ${over} then excluded.expire else call_turns.expire end`,
      }),
    )
    .returning(["points", "expire", lessDurably])
    .executeTakeFirstOrThrow()
    .catch((error) => Promise.reject(storeErrorOf(error) ?? error));
}

/**
 * A count that a crash of the database takes back by some milliseconds does no harm; waiting for its disk would cost
 * each enquiry two commits more than its own. The setting ends with the statement.
 */
const lessDurably = sql<string>`set_config('synchronous_commit', 'off', true)`.as("durability");

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
