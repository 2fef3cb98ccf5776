import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** The largest enquiry (20,000 characters), its mail and their index pages fit into this. */
const filler = "x".repeat(64 * 1024);

/** The new row is written before the old one goes, so it needs room of its own. */
export async function provesWrite(tx: Transaction<Schema>): Promise<void> {
  const id = randomUUID();
  await tx.insertInto("readiness").values({ id, filler }).execute();
  await tx.deleteFrom("readiness").where("id", "<>", id).execute();
}
