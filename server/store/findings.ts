import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type { FindingName, Schema } from "./schema.ts";

/**
 * What was found last, and when it was looked for; null: nothing yet, or by a version that found other things.
 * @throws StoreUnavailable
 */
export async function readFinding<Found>(
  db: Kysely<Schema>,
  what: FindingName,
  type: z.ZodType<Found>,
): Promise<{ at: number; found: Found } | null> {
  const row = await db.selectFrom("findings").selectAll().where("what", "=", what).executeTakeFirst();
  if (!row) return null;
  const { success, data } = type.safeParse(JSON.parse(row.found));
  return success ? { at: row.at, found: data } : null;
}

/** All whose names begin alike. @throws StoreUnavailable */
export async function readFindings<Found>(
  db: Kysely<Schema>,
  prefix: string,
  type: z.ZodType<Found>,
): Promise<{ what: FindingName; at: number; found: Found }[]> {
  const rows = await db
    .selectFrom("findings")
    .selectAll()
    .where(sql<boolean>`what like ${`${prefix}%`}`)
    .execute();
  return rows.flatMap(({ what, at, found }) => {
    const { success, data } = type.safeParse(JSON.parse(found));
    return success ? [{ what, at, found: data }] : [];
  });
}

/** @param at milliseconds since 1970 @throws StoreUnavailable */
export async function writeFinding(
  db: Kysely<Schema>,
  what: FindingName,
  { at, found }: { at: number; found: object },
): Promise<void> {
  const row = { at, found: JSON.stringify(found) };
  await db
    .insertInto("findings")
    .values({ what, ...row })
    .onConflict((conflict) => conflict.column("what").doUpdateSet(row))
    .execute();
}
