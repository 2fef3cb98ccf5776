import type { Kysely } from "kysely";
import type { Schema } from "../../store/schema.ts";
import type { Within } from "../quarantined-rows.ts";
import { digestTimeNamed } from "./digest-time.ts";

/** What one digest tells of: what has arrived since the one before it, until its own time. */
export async function digestWindow(db: Kysely<Schema>, name: string): Promise<Within> {
  const before = await db
    .selectFrom("scheduled_notices")
    .select("due_on")
    .where("kind", "=", "quarantine")
    .where("due_on", "<", name)
    .orderBy("due_on", "desc")
    .executeTakeFirst();
  return { after: before ? digestTimeNamed(before.due_on) : 0, until: digestTimeNamed(name) };
}
