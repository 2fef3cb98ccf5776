import type { Kysely, Selectable } from "kysely";
import type { Schema } from "../store/schema.ts";

/** What keeps the owner from being told of an alert twice, or of none. */
export interface Told {
  alerts: Selectable<Schema["alerts"]>[];
  times: Schema["job_runs"][];
}

/** Reads it from the database that is to be replaced. */
export async function readTold(replaced: Kysely<Schema>): Promise<Told> {
  return {
    alerts: await replaced.selectFrom("alerts").selectAll().execute(),
    times: await replaced.selectFrom("job_runs").selectAll().execute(),
  };
}

export async function carryTold(copy: Kysely<Schema>, { alerts, times }: Told): Promise<void> {
  for (const { what, ...alert } of alerts) {
    await copy
      .insertInto("alerts")
      .values({ what, ...alert })
      .onConflict((conflict) => conflict.column("what").doUpdateSet(alert))
      .execute();
  }
  for (const time of times) await noteTime(copy, time);
}

/** Unless it was done later. */
export async function noteTime(db: Kysely<Schema>, { what, at }: Schema["job_runs"]): Promise<void> {
  await db
    .insertInto("job_runs")
    .values({ what, at })
    .onConflict((conflict) => conflict.column("what").doUpdateSet({ at }).where("job_runs.at", "<", at))
    .execute();
}
