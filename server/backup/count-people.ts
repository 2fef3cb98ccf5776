import type { Kysely } from "kysely";
import type { Schema } from "../store/schema.ts";

/** How many enquiries and signups there are, so that an owner sees that a backup holds what it should. */
export async function countPeople(db: Kysely<Schema>): Promise<{ enquiries: number; subscriptions: number }> {
  const count = async (table: "enquiries" | "subscriptions") => {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow();
    return rows;
  };
  return { enquiries: await count("enquiries"), subscriptions: await count("subscriptions") };
}
