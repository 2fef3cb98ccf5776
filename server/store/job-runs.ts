import type { Kysely } from "kysely";
import type { JobName, Schema } from "./schema.ts";
import type { Store } from "./store.ts";

export async function noteJobRun(store: Store, what: JobName, now: number): Promise<void> {
  await store.transaction((tx) =>
    tx
      .insertInto("job_runs")
      .values({ what, at: now })
      .onConflict((conflict) => conflict.column("what").doUpdateSet({ at: now }))
      .execute(),
  );
}

/** When each job last ran. A job that has never run is left out. */
export async function lastJobRuns(db: Kysely<Schema>): Promise<Partial<Record<JobName, number>>> {
  const rows = await db.selectFrom("job_runs").selectAll().execute();
  return Object.fromEntries(rows.map(({ what, at }) => [what, at]));
}
