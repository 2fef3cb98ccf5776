import { giveUpAt } from "../mail/outbox/enqueue.ts";
import { isMissed } from "../mail/outbox/outbox-queries.ts";
import type { Store } from "../store/store.ts";

/**
 * Has every mail to the owner that was refused, given up or put on hold before a time sent again. False: none was.
 * @param until milliseconds since 1970, as `now`
 * @throws StoreUnavailable
 */
export function sendLostAgain(
  store: Store,
  { until, now }: { until: number; now: number },
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const again = await tx
      .updateTable("outbox")
      .set({ state: "waiting", attempts: 0, due_at: now, give_up_at: giveUpAt(now) })
      .where(isMissed)
      .where("state", "in", ["refused", "dead"])
      .where("created_at", "<=", until)
      .executeTakeFirst();
    return again.numUpdatedRows > 0n;
  });
}
