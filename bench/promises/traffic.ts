import type { RequestOptions } from "node:https";
import type { Cell } from "../table.ts";
import type { Ledger } from "./ledger.ts";
import { startPageProbe } from "./page-probe.ts";
import { type LoadOptions, startSteadyLoad } from "./steady-load.ts";
import { type Stored, untilDelivered } from "./stored.ts";

/** Sends enquiries at a constant rate and requests pages, to find out in the end what has become of them. */
export function startTraffic(
  url: string,
  rate: number,
  ledger: Ledger,
  options: LoadOptions & { pageConnection?: RequestOptions } = {},
) {
  const steadyLoad = startSteadyLoad(url, rate, ledger, options);
  const probe = startPageProbe(url, options.pageConnection);
  const { figures: load } = steadyLoad;
  const { figures: pages } = probe;
  return {
    /**
     * Ends the traffic, and waits until the site has delivered its emails, at most `seconds`. Calls `look` while it
     * waits.
     */
    end: async (stored: Stored, seconds: number, look?: () => Promise<void>) => {
      probe.stop();
      const sending = await steadyLoad.finish(retrySeconds);
      const endedAt = performance.now();
      await untilDelivered(stored, seconds, look);
      const drainedSeconds = (performance.now() - endedAt) / 1000;
      const verdict = ledger.judge(await stored.enquiries());
      const rows: [string, Cell][] = [
        ["enquiries sent", sending.sent],
        ["confirmed (status 200)", verdict.accepted],
        ["confirmed, and received by the mail server", verdict.delivered],
        ["confirmed, and still in the outbox", verdict.open],
        ["confirmed, and lost", verdict.lost.length],
        ["stored twice", verdict.storedTwice.length],
        ["duplicate emails", verdict.copies],
        ["503 responses", load.busy],
        ["429 responses", load.tooMany],
        ["other responses", load.others.length],
        ["no response: refused or cut by the server", load.noAnswer],
        ["never confirmed, even when sent again", sending.unanswered],
        ["pages requested", pages.times.length + pages.failed],
        ["pages that failed", pages.failed],
      ];
      const { lost, storedTwice, foreign } = verdict;
      const few = (enquiries: number[]) => enquiries.slice(0, 5).join(", ");
      const problems = problemsIn({
        [`Lost: ${lost.length} enquiries that were confirmed, such as ${few(lost)}.`]: lost.length > 0,
        [`Stored twice: ${storedTwice.length} enquiries, such as ${few(storedTwice)}.`]:
          storedTwice.length > 0,
        [`${foreign} emails belong to no enquiry of this run.`]: foreign > 0,
        [`${sending.unanswered} enquiries were never confirmed.`]: sending.unanswered > 0,
        [`Unexpected responses: ${[...new Set(load.others)].join(", ")}.`]: load.others.length > 0,
      });
      return { load, pages, sending, drainedSeconds, verdict, rows, problems };
    },
  };
}

/** After the load has ended, unaccepted enquiries are retried for at most this many seconds. */
export const retrySeconds = 60;

/** Returns the problems that are present. */
export function problemsIn(problems: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(problems).filter((problem) => problems[problem]);
}
