import { type Notify, notifyOnce } from "../notices/notices.ts";
import { madeAt } from "../store/made-at.ts";
import type { Store } from "../store/store.ts";
import { lastReportTime } from "./report-time.ts";

/**
 * Tells the owner each Monday at 08:00 how the week was, once over all servers, also when nothing happened.
 * What it gives takes a time, milliseconds since 1970, and throws StoreUnavailable.
 */
export function createWeeklyReports(store: Store, notify: Notify) {
  let done = "";

  return async (now: number): Promise<void> => {
    const { monday, at, until } = lastReportTime(now);
    if (done === monday || now >= until) return;
    // A site that was not there yet has nothing to report.
    if ((await madeAt(store.db)) < at) {
      await store.transaction((tx) => notifyOnce(tx, notify, { kind: "weekly-report", about: monday }));
    }
    done = monday;
  };
}
