import { keepAsking, type LoadRequest } from "./keep-asking.ts";
import { processorTime } from "./process-figures.ts";
import { p99 } from "./quantiles.ts";

/** How many connections ask at the same time unless told otherwise, each kept alive and one request after the other. */
export const keptAlive = 10;

/**
 * Asks a server for some seconds, as fast as it answers or `rate` times a second.
 * @throws Error when an answer fails or has another status than 200 to 299: the figures would be of refusals.
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
  await keepAsking(server.url, what, { connections, seconds, rate }, (status, ms) => {
    if (status < 200 || status > 299) throw new Error(`${what.path} was answered with ${status}`);
    times.push(ms);
  });
  const elapsed = performance.now() - startedAt;
  if (times.length === 0) throw new Error(`${what.path} was not answered`);
  const after = processorTime(server.pid);
  return {
    answers: times.length,
    perSecond: times.length / (elapsed / 1000),
    p99: p99(times),
    perAnswer: before === null || after === null ? null : ((after - before) * 1000) / times.length,
  };
}

export interface Load {
  answers: number;
  perSecond: number;
  /** Milliseconds. */
  p99: number;
  /** Microseconds of the server's processor time for each answer, or null where the system doesn't tell. */
  perAnswer: number | null;
}
