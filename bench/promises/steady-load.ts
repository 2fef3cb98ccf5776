import { Agent } from "node:http";
import type { RequestOptions } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { type Answer, postEnquiry } from "../enquiry.ts";
import { cutOf } from "./faults.ts";
import type { Ledger } from "./ledger.ts";

/**
 * The default number of enquiries per second, far more than a real site gets. On a machine that also generates the
 * load, PostgreSQL stores up to five times as many. Near that limit, the run would measure only the wait for the
 * database.
 */
export const siteLoad = 50;

/**
 * Sends enquiries at a constant rate, without waiting for responses, and repeats each with the same key until the
 * response is 200.
 */
export function startSteadyLoad(
  url: string,
  rate: number,
  ledger: Ledger,
  { connection, cut = cutOf }: LoadOptions = {},
) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const figures = {
    /**
     * Milliseconds until the 200 response: from the time at which the first attempt was due or, if there was a retry,
     * from the start of the last attempt.
     */
    times: [] as number[],
    retries: 0,
    /** Responses with status 503. */
    busy: 0,
    /** Responses with status 429. */
    tooMany: 0,
    cut: 0,
    noAnswer: 0,
    /** The statuses of all other responses. There should be none. */
    others: [] as number[],
  };
  const startedAt = performance.now();
  let sent = 0;
  let underWay = 0;
  let pastPatience = false;
  const timer = setInterval(sendDue, 5);

  function sendDue() {
    for (; dueAt(sent) <= performance.now(); sent += 1) void sendUntilAccepted(sent, dueAt(sent));
  }

  function dueAt(enquiry: number): number {
    return startedAt + (enquiry * 1000) / rate;
  }

  async function sendUntilAccepted(enquiry: number, due: number): Promise<void> {
    underWay += 1;
    let begunAt = due;
    for (let attempt = 1; !pastPatience; attempt += 1) {
      if (attempt > 1) figures.retries += 1;
      const own = connection?.(enquiry) ?? { agent };
      const answer = await postEnquiry(url, enquiry, own, attempt === 1 ? cut(enquiry) : null);
      if (typeof answer === "object" && answer.status === 200) {
        figures.times.push(performance.now() - begunAt);
        ledger.accepted(enquiry);
        break;
      }
      const seconds = count(answer);
      // The pause is random, so that enquiries that fail together are not retried together.
      await pause(seconds * 1000 * (1 + Math.random() / 2));
      begunAt = performance.now();
    }
    underWay -= 1;
  }

  /**
   * Counts the outcome of a failed attempt.
   * @returns the seconds to wait before the next attempt
   */
  function count(answer: Answer): number {
    if (answer === "cut") figures.cut += 1;
    else if (answer === "no response") figures.noAnswer += 1;
    else if (answer.status === 503) figures.busy += 1;
    else if (answer.status === 429) figures.tooMany += 1;
    else figures.others.push(answer.status);
    return typeof answer === "object" && answer.retryAfter > 0 ? answer.retryAfter : 0.5;
  }

  return {
    figures,
    /** Stops sending new enquiries, and waits up to `timeoutSeconds` for those already sent to be accepted. */
    finish: async (timeoutSeconds: number) => {
      clearInterval(timer);
      const seconds = (performance.now() - startedAt) / 1000;
      const end = performance.now() + timeoutSeconds * 1000;
      while (underWay > 0 && performance.now() < end) await pause(50);
      pastPatience = true;
      agent.destroy();
      return { sent, seconds, unanswered: underWay };
    },
  };
}

export interface LoadOptions {
  /** Connection options for each enquiry. By default, all enquiries share a pool of connections. */
  connection?: (enquiry: number) => RequestOptions;
  cut?: typeof cutOf;
}
