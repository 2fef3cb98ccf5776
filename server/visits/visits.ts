import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";
import { openedFrom } from "../../contract/opened-from.ts";
import type { Clock } from "../clock.ts";
import type { EventLog } from "../monitoring/log.ts";
import type { Store } from "../store/store.ts";
import { reasonOf } from "../store/unavailable.ts";
import { addPageViews, dayOf, type PageViews } from "./page-views.ts";

/** Counts page views in memory and stores the counts every few seconds, in one transaction (decision 0058). */
export function createVisits({ store, clock, siteUrl, log }: VisitsDependencies): Visits {
  const waiting = new Map<string, PageViews>();
  const stopping = new AbortController();
  let writing: Promise<void> | null = null;
  let isLogged = false;

  function add({ views, ...row }: PageViews): void {
    const key = [row.day, row.page, row.referrer].join(" ");
    const more = waiting.get(key)?.views ?? 0;
    if (more > 0 || waiting.size < mostWaiting) waiting.set(key, { ...row, views: views + more });
  }

  async function write(): Promise<void> {
    while (waiting.size > 0) {
      await clock.wait(pauseMs, stopping.signal);
      // In order, so that two servers do not wait for each other's rows.
      const counted = [...waiting].sort().map(([, views]) => views);
      waiting.clear();
      try {
        await addPageViews(store, counted);
        isLogged = false;
      } catch (error) {
        if (!isLogged) log.warn({ error: reasonOf(error) }, "visits: could not be stored");
        isLogged = true;
        if (stopping.signal.aborted) break;
        for (const views of counted) add(views);
      }
    }
    writing = null;
  }

  return {
    count: (method, page, headers) => {
      const referer = visitFrom(method, headers);
      if (referer === null) return;
      add({ day: dayOf(clock.now()), page, referrer: referringHost(referer, siteUrl), views: 1 });
      writing ??= write();
    },
    stop: async () => {
      stopping.abort();
      await writing;
    },
  };
}

/** The pause before each commit. A commit on SQLite blocks the process, and a kill loses the views that wait. */
const pauseMs = 5_000;

/** The maximum number of pairs of page and host that wait. A flood of others must not fill memory or disk. */
const mostWaiting = 200;

export interface Visits {
  count: CountVisit;
  /** Resolves when all waiting views are stored, or cannot be. */
  stop(): Promise<void>;
}

/** Called for every request to a page that search engines may index. */
export type CountVisit = (method: string, page: string, headers: IncomingHttpHeaders) => void;

interface VisitsDependencies {
  store: Store;
  clock: Clock;
  siteUrl: string;
  log: EventLog<"warn">;
}

/**
 * Returns the referrer of a person's page view, or "" if there is none. Returns null if the request is not a page view
 * or comes from a robot. A program that imitates a browser counts as a person.
 */
export function visitFrom(method: string, headers: IncomingHttpHeaders): string | null {
  const userAgent = headers["user-agent"];
  if (!userAgent || isbot(userAgent)) return null;
  if (method === "HEAD") return reportedByScript(headers);
  if (method !== "GET" || headers["sec-purpose"] !== undefined || headers.purpose !== undefined) return null;
  // A missing header counts as `document`: older browsers do not send it, and no browser sends it over plain HTTP.
  return (headers["sec-fetch-dest"] ?? "document") === "document" ? (headers.referer ?? "") : null;
}

/** Opening a prefetched page causes no request, so the page's script reports the view (`report-page-view.ts`). */
function reportedByScript(headers: IncomingHttpHeaders): string | null {
  const referer = headers[openedFrom];
  return typeof referer === "string" ? referer : null;
}

/**
 * Returns the host of the website that linked to the page, without "www."; or "" for the site itself, and for IP
 * addresses and internal names, which could identify a person.
 */
export function referringHost(referer: string, siteUrl: string): string {
  const name = nameOf(referer);
  return name === null || name === nameOf(siteUrl) ? "" : name;
}

function nameOf(address: string): string | null {
  return publicName.exec(address)?.[1] ?? null;
}

/**
 * A public host in lower case, as browsers write it. Requiring letters at the end excludes IP addresses; names in
 * private networks are excluded too. The length is limited, so that nobody can fill the database.
 */
const publicName =
  /^https?:\/\/(?:www\.)?([a-z0-9.-]{1,80}\.(?!(?:local|localhost|internal|lan|home|corp|intranet|arpa)\b)(?:[a-z]{2,20}|xn--[a-z0-9-]{1,20}))(?::\d+)?(?:[/?#]|$)/;
