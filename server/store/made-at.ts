import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** Returns when this database's first tables were created. */
export async function madeAt(db: Kysely<Schema>): Promise<number> {
  const { at } = await db
    .selectFrom("migrations")
    .select(({ fn }) => fn.min<number>("applied_at").as("at"))
    .executeTakeFirstOrThrow();
  return at;
}
