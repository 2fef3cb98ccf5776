import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance, FastifyReply } from "fastify";

/** What the process takes on before calls and forms are answered 503. Pages come from memory and always stay served. */
export const loadSheddingLimits = {
  /** Calls that wait for the database, all together: more than the disk writes in half a second. */
  inFlight: 200,
  /** Milliseconds that the event loop is late, on average over a second: one long step of work is no overload. */
  lag: 500,
} as const;

/** Lets a call begin, which counts until it is answered; false: there is too much to do already. */
export type AdmitCall = (reply: FastifyReply) => boolean;

/** Watches how busy this process is, from when it listens until it closes. */
export function createLoadShedding(http: FastifyInstance): AdmitCall {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  let timer: NodeJS.Timeout | undefined;
  let lagging = false;
  let inFlight = 0;
  http.addHook("onListen", async () => {
    delay.enable();
    timer = setInterval(look, periodMs).unref();
  });
  http.addHook("onClose", async () => {
    clearInterval(timer);
    delay.disable();
  });

  function look() {
    const late = delay.mean / 1e6 - resolutionMs;
    delay.reset();
    if (late > loadSheddingLimits.lag !== lagging) {
      lagging = !lagging;
      // Once, not per call: a log that is flooded helps nobody.
      const message = lagging ? "overloaded: calls and forms are answered 503" : "no longer overloaded";
      http.log.warn({ late: Math.round(late) }, message);
    }
  }

  return ({ raw }) => {
    if (lagging || inFlight >= loadSheddingLimits.inFlight) return false;
    inFlight += 1;
    raw.once("close", () => {
      inFlight -= 1;
    });
    return true;
  };
}

const resolutionMs = 20;
const periodMs = 1_000;
