import { processorTime } from "./process-figures.ts";
import { p99 } from "./quantiles.ts";
import { type LoadRequest, sendLoad } from "./send-load.ts";

/** The default number of persistent connections. Each sends one request at a time. */
export const keptAlive = 10;

/**
 * Sends requests for `seconds`, at `rate` per second or as fast as the server responds.
 * @throws Error on a status outside 200 to 299, because the figures would otherwise include error responses
 */
export async function load(
  server: { url: string; pid: number },
  seconds: number,
  what: LoadRequest,
  { connections = keptAlive, rate }: { connections?: number; rate?: number } = {},
): Promise<Load> {
  const times: number[] = [];
  const before = processorTime(server.pid);
  const startedAt = performance.now();
  await sendLoad(server.url, what, { connections, seconds, rate }, (status, ms) => {
    if (status < 200 || status > 299) throw new Error(`${what.path} responded with ${status}`);
    times.push(ms);
  });
  const elapsed = performance.now() - startedAt;
  if (times.length === 0) throw new Error(`${what.path} did not respond`);
  const after = processorTime(server.pid);
  return {
    answers: times.length,
    perSecond: times.length / (elapsed / 1000),
    p99: p99(times),
    cpuPerAnswer: before === null || after === null ? null : ((after - before) * 1000) / times.length,
  };
}

export interface Load {
  answers: number;
  perSecond: number;
  /** The 99th percentile of the response times, in milliseconds. */
  p99: number;
  /** The server's processor time per response in microseconds, or null if the system does not report it. */
  cpuPerAnswer: number | null;
}
