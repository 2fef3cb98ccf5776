import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema, StoreKind } from "../store/schema.ts";

/**
 * From here to its end, a transaction is alone with what is known about a mailbox: two tabs confirm once, two servers
 * keep to one cap. On SQLite transactions take turns anyway.
 */
export async function lockMailbox(tx: Transaction<Schema>, kind: StoreKind, mailbox: string): Promise<void> {
  if (kind === "sqlite") return;
  // The first number keeps these locks apart from others; any will do, as long as every server takes the same.
  await sql`select pg_advisory_xact_lock(5151, hashtext(${mailbox}))`.execute(tx);
}

export async function isOnList(db: Kysely<Schema>, addressKey: string): Promise<boolean> {
  const found = await db
    .selectFrom("subscriptions")
    .select("id")
    .where("address_key", "=", addressKey)
    .where("confirmed_at", "is not", null)
    .where("left_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}
