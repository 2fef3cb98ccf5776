import type { SelectQueryBuilder } from "kysely";
import type { Schema } from "./schema.ts";

/** Counts the rows that a query finds. */
export async function countOf<Tables extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Tables, object>,
): Promise<number> {
  const counting = query.select(({ fn }) => fn.countAll<number>().as("count"));
  return (await counting.executeTakeFirstOrThrow()).count;
}
