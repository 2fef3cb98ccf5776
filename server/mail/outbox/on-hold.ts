import type { Kysely } from "kysely";
import { dayMs } from "../../durations.ts";
import type { Schema } from "../../store/schema.ts";

/** A mail that still waits may be this old when a copy is put back. */
const onHoldAfterMs = 3 * dayMs;

/**
 * Puts on hold every open mail that is older than {@link onHoldAfterMs}: it may have been sent long ago, or nobody may want
 * it any more. Only where no server runs.
 * @returns how many
 */
export async function putOldMailsOnHold(db: Kysely<Schema>, now: number): Promise<number> {
  const result = await db
    .updateTable("outbox")
    .set({ state: "on-hold", lease_token: null, lease_until: null })
    .where("state", "in", ["waiting", "sending"])
    .where("created_at", "<", now - onHoldAfterMs)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
