import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type { CheckName, Schema } from "./schema.ts";

/** Reads the latest results of checks with this name prefix. Skips any that `type` rejects. */
export async function readCheckResults<Found>(
  db: Kysely<Schema>,
  prefix: string,
  type: z.ZodType<Found>,
): Promise<{ what: CheckName; at: number; found: Found }[]> {
  const rows = await db
    .selectFrom("check_results")
    .selectAll()
    .where(sql<boolean>`what like ${`${prefix}%`}`)
    .execute();
  return rows.flatMap(({ what, at, found }) => {
    const { success, data } = type.safeParse(JSON.parse(found));
    return success ? [{ what, at, found: data }] : [];
  });
}

export async function writeCheckResult(
  db: Kysely<Schema>,
  what: CheckName,
  { at, found }: { at: number; found: object },
): Promise<void> {
  const row = { at, found: JSON.stringify(found) };
  await db
    .insertInto("check_results")
    .values({ what, ...row })
    .onConflict((conflict) => conflict.column("what").doUpdateSet(row))
    .execute();
}
