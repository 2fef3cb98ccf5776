import { onWallClock } from "../daytime.ts";
import type { PageViews } from "./page-views.ts";

/**
 * Visits that are not stored yet. What it takes to remember does not grow with what strangers send: pages are ours, and
 * of the hosts that they are said to come from only so many a day are told apart.
 * @param now milliseconds since 1970
 */
export function createVisitCounts(now: number): VisitCounts {
  const days = new Map<string, DayCounts>();
  // It changes when what was counted is taken, each minute: to ask for the time at every visit would cost more.
  let today = countsOf(dayOf(now));

  function countsOf(day: string): DayCounts {
    const counts = days.get(day) ?? { day, pages: new Map(), referred: 0 };
    days.set(day, counts);
    return counts;
  }

  return {
    count: (page, referrer) => add(today, page, referrer, 1),
    take: (time) => {
      const taken = [...days.values()].flatMap(takeFrom);
      today = countsOf(dayOf(time));
      // Today's stay, empty, so that the hosts that were told apart are known.
      for (const [day, counts] of days) if (counts !== today) days.delete(day);
      return taken;
    },
    putBack: (taken) => {
      for (const { day, page, referrer, views } of taken) add(countsOf(day), page, referrer, views);
    },
  };
}

export interface VisitCounts {
  count(page: string, referrer: string): void;
  /** All since the last time. @param time milliseconds since 1970: from here on visits are of its day */
  take(time: number): PageViews[];
  putBack(taken: readonly PageViews[]): void;
}

function dayOf(time: number): string {
  return String(onWallClock(time).toPlainDate());
}

interface DayCounts {
  day: string;
  /** By page, then by referring host. */
  pages: Map<string, Map<string, { views: number }>>;
  /** How many pairs of a page and a host there are. */
  referred: number;
}

const mostReferred = 300;

function add(counts: DayCounts, page: string, referrer: string, views: number): void {
  let hosts = counts.pages.get(page);
  if (!hosts) {
    hosts = new Map();
    counts.pages.set(page, hosts);
  }
  const isToldApart = referrer === "" || hosts.has(referrer) || counts.referred < mostReferred;
  const host = isToldApart ? referrer : "";
  const counted = hosts.get(host);
  if (counted) {
    counted.views += views;
    return;
  }
  hosts.set(host, { views });
  if (host !== "") counts.referred += 1;
}

function takeFrom({ day, pages }: DayCounts): PageViews[] {
  const taken: PageViews[] = [];
  for (const [page, hosts] of pages) {
    for (const [referrer, counted] of hosts) {
      if (counted.views > 0) taken.push({ day, page, referrer, views: counted.views });
      counted.views = 0;
    }
  }
  return taken;
}
