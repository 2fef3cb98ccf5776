import { minuteMs } from "../../durations.ts";
import { type Notify, notifyOnce } from "../../notices/notices.ts";
import type { Store } from "../../store/store.ts";

/**
 * Tells the owner, at each full ten minutes, of the enquiries that came before it in a flood, in one email; once over
 * all servers. What is committed later is in the next one.
 * @param now milliseconds since 1970
 * @throws StoreUnavailable
 */
export async function tellOfFlood(store: Store, notify: Notify, now: number): Promise<void> {
  const dueAt = Math.floor(now / intervalMs) * intervalMs;
  const waiting = await store.db
    .selectFrom("enquiries")
    .select("id")
    .where("digest_at", "=", 0)
    .where("received_at", "<", dueAt)
    .limit(1)
    .executeTakeFirst();
  if (waiting === undefined) return;
  await store.transaction(async (tx) => {
    const isFirst = await notifyOnce(tx, notify, { kind: "flood", about: String(dueAt) });
    if (!isFirst) return;
    await tx
      .updateTable("enquiries")
      .set({ digest_at: dueAt })
      .where("digest_at", "=", 0)
      .where("received_at", "<", dueAt)
      .execute();
  });
}

const intervalMs = 10 * minuteMs;
