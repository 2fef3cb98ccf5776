import { type DueTime, lastDue } from "../../daytime.ts";
import { type Notify, notifyOnce } from "../../mail/notices/notices.ts";
import { madeAt } from "../../store/made-at.ts";
import type { Store } from "../../store/store.ts";

/** Whoever was away all day gets none, and that is a sign. */
export const reportTimes: readonly DueTime[] = [{ weekday: 1, time: "08:00", until: "21:00" }];

/**
 * Tells the owner each Monday at 08:00 how the week was, once over all servers, also when nothing happened.
 * @param now milliseconds since 1970
 * @throws StoreUnavailable
 */
export async function tellOfWeek(store: Store, notify: Notify, now: number): Promise<void> {
  const { day, at, until } = lastDue(now, reportTimes);
  // A site that was not there yet has nothing to report.
  if (now >= until || (await madeAt(store.db)) >= at) return;
  await store.transaction((tx) => notifyOnce(tx, notify, { kind: "weekly-report", about: day }));
}
