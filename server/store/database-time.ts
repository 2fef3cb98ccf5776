import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema, StoreKind } from "./schema.ts";

/** The database's time, the same for all servers even if their clocks differ. */
export function databaseTime(kind: StoreKind): RawBuilder<number> {
  return kind === "sqlite"
    ? sql`cast(unixepoch('subsec') * 1000 as integer)`
    : sql`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
}

/** Returns the database's current time. */
export async function timeIn(db: Kysely<Schema>, kind: StoreKind): Promise<number> {
  const { rows } = await sql<{ now: number }>`select ${databaseTime(kind)} as now`.execute(db);
  return Number(rows[0]?.now);
}
