import type { IncomingHttpHeaders } from "node:http";
import type { Clock } from "../clock.ts";
import { nameOf } from "../monitoring/error-name.ts";
import type { EventLog } from "../monitoring/event-log.ts";
import type { Store } from "../store/store.ts";
import { addPageView, dayOf, type PageView } from "./page-views.ts";
import { referringHost, visitFrom } from "./visit.ts";

/** Counts each page view with one upsert. The response to the visitor does not wait for it (decision 0058). */
export function createVisits({ store, clock, siteUrl, log }: VisitsDependencies): Visits {
  const waiting: PageView[] = [];
  const stopping = new AbortController();
  let writing: Promise<void> | null = null;
  let isLogged = false;

  async function write(): Promise<void> {
    for (let view = waiting.shift(); view !== undefined; view = waiting.shift()) {
      await clock.wait(pauseMs, stopping.signal);
      try {
        await addPageView(store, view);
        isLogged = false;
      } catch (error) {
        if (!isLogged) log.warn({ error: nameOf(error) }, "visits: could not be counted");
        isLogged = true;
        if (stopping.signal.aborted) break;
      }
    }
    writing = null;
  }

  return {
    count: (method, page, headers) => {
      const referer = visitFrom(method, headers);
      if (referer === null || waiting.length === mostWaiting) return;
      waiting.push({ day: dayOf(clock.now()), page, referrer: referringHost(referer, siteUrl) });
      writing ??= write();
    },
    stop: async () => {
      stopping.abort();
      await writing;
    },
  };
}

/** The pause before each commit, which leaves time for responses, because a commit on SQLite blocks the process. */
const pauseMs = 10;

/** The maximum number of waiting views. Further ones are not counted: such a flood must not fill memory or disk. */
const mostWaiting = 200;

export interface Visits {
  count: CountVisit;
  /** Resolves when all waiting views are stored or have failed. */
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
