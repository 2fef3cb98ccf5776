import type { IncomingHttpHeaders } from "node:http";
import type { Clock } from "../clock.ts";
import { minuteMs } from "../durations.ts";
import { nameOf } from "../monitoring/error-name.ts";
import type { EventLog } from "../monitoring/event-log.ts";
import { createPeriodicTask, type PeriodicTask } from "../periodic-task.ts";
import type { Store } from "../store/store.ts";
import { addPageViews } from "./page-views.ts";
import { referringHost } from "./referring-host.ts";
import { isBrowser, visitFrom } from "./visit.ts";
import { createVisitCounts } from "./visit-counts.ts";

/** Counts in memory how often pages are opened, and adds it once a minute to what is stored (decision 0058). */
export function createVisits({ store, clock, siteUrl, log }: VisitsDependencies): Visits {
  const counts = createVisitCounts(clock.now());
  const hostOf = referringHost(siteUrl);

  let opened: Opened[] = [];

  function countOpened(): void {
    for (const { page, referer, userAgent } of opened) {
      if (isBrowser(userAgent)) counts.count(page, hostOf(referer));
    }
    opened = [];
  }

  async function write(): Promise<void> {
    countOpened();
    const taken = counts.take(clock.now());
    try {
      await addPageViews(store, taken);
    } catch (error) {
      counts.putBack(taken);
      log.warn({ error: nameOf(error) }, "visits: not stored, trying again in a minute");
    }
  }

  return {
    ...createPeriodicTask({ clock, everyMs: minuteMs, first: "after a wait" }, write),
    count: (method, page, headers) => {
      const referer = visitFrom(method, headers);
      if (referer === null) return;
      opened.push({ page, referer, userAgent: headers["user-agent"] });
      if (opened.length === mostOpened) countOpened();
    },
    write,
  };
}

/** Counted one by one they take twice as long: the answers between drive out of the caches what counting needs. */
const mostOpened = 16;

interface Opened {
  page: string;
  referer: string;
  userAgent: string | undefined;
}

export interface Visits extends PeriodicTask {
  count: CountVisit;
  /** Stores what was counted since the last time. What can't be stored is kept; it never throws. */
  write(): Promise<void>;
}

/** Hears of every request that a page of ours has answered. */
export type CountVisit = (method: string, page: string, headers: IncomingHttpHeaders) => void;

interface VisitsDependencies {
  store: Store;
  clock: Clock;
  siteUrl: string;
  log: EventLog<"warn">;
}
