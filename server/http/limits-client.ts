import { CompiledQuery } from "kysely";
import type { Store } from "../store/store.ts";
import { StoreUnavailable } from "../store/unavailable.ts";

/**
 * The store's own pool, in the manner of the `pg` driver, for rate-limiter-flexible. It gives up early, and asks a
 * database that didn't answer again only after a while: the caller still has to store its enquiry.
 */
export function limitsClient(db: Store["db"]): LimitsClient {
  let downUntil = 0;
  return {
    query: async ({ text, values }) => {
      if (performance.now() < downUntil) throw new StoreUnavailable("the limits' database didn't answer");
      try {
        return await inTime(db.executeQuery(CompiledQuery.raw(notDurably(text), values)));
      } catch (fault) {
        downUntil = performance.now() + pause;
        throw fault;
      }
    },
  };
}

/**
 * A count that a crash of the database takes back by some milliseconds does no harm; waiting for its disk would cost
 * each enquiry two commits more than its own. The setting is the statement's: it ends with its transaction.
 */
function notDurably(text: string): string {
  return text.replace(/\breturning points, expire;$/i, (columns) =>
    columns.replace(";", ", set_config('synchronous_commit', 'off', true) as durability;"),
  );
}

export interface LimitsClient {
  query(query: { text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}

/** Milliseconds that one answer is waited for. */
const patience = 1_000;
/** Milliseconds for which the database is left alone. */
const pause = 5_000;

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable("the limits' database is slow")), patience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
