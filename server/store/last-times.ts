import type { Kysely } from "kysely";
import type { LastTime, Schema } from "./schema.ts";
import type { Store } from "./store.ts";

/** @param now milliseconds since 1970 @throws StoreUnavailable */
export async function noteLastTime(store: Store, what: LastTime, now: number): Promise<void> {
  await store.transaction((tx) =>
    tx
      .insertInto("last_times")
      .values({ what, at: now })
      .onConflict((conflict) => conflict.column("what").doUpdateSet({ at: now }))
      .execute(),
  );
}

/** Milliseconds since 1970; missing: never. */
export async function lastTimes(db: Kysely<Schema>): Promise<Partial<Record<LastTime, number>>> {
  const rows = await db.selectFrom("last_times").selectAll().execute();
  return Object.fromEntries(rows.map(({ what, at }) => [what, at]));
}
