import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type { CheckName, Schema } from "./schema.ts";

/**
 * What was found last, and when it was looked for; null: nothing yet, or by a version that found other things.
 * @throws StoreUnavailable
 */
export async function readCheckResult<Found>(
  db: Kysely<Schema>,
  what: CheckName,
  type: z.ZodType<Found>,
): Promise<{ at: number; found: Found } | null> {
  const row = await db.selectFrom("check_results").selectAll().where("what", "=", what).executeTakeFirst();
  if (!row) return null;
  const { success, data } = type.safeParse(JSON.parse(row.found));
  return success ? { at: row.at, found: data } : null;
}

/** All whose names begin alike. @throws StoreUnavailable */
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

/** @param at milliseconds since 1970 @throws StoreUnavailable */
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
