import type { Kysely } from "kysely";
import type { Schema } from "../store/schema.ts";
import { countOf } from "../store/store.ts";

export function countSubscribers(db: Kysely<Schema>): Promise<number> {
  return countOf(onList(db));
}

export async function isOnList(db: Kysely<Schema>, addressKey: string): Promise<boolean> {
  const found = onList(db).select("id").where("address_key", "=", addressKey);
  return (await found.executeTakeFirst()) !== undefined;
}

function onList(db: Kysely<Schema>) {
  return db.selectFrom("subscriptions").where("confirmed_at", "is not", null).where("left_at", "is", null);
}
