import autocannon from "autocannon";
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
  const own = process.cpuUsage();
  const startedAt = performance.now();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: server.url + what.path,
        connections,
        duration: seconds,
        bailout: 1,
        requests: [what.request],
        ...(rate !== undefined && { overallRate: rate }),
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    run.on("response", (_client, _status, _bytes, time) => times.push(time));
  });
  const elapsed = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(own);
  if (result.errors > 0 || result.non2xx > 0 || times.length === 0) {
    const found = `${result.errors} failed, ${result.non2xx} refused`;
    throw new Error(
      `Of ${times.length} answers from ${what.path}: ${found} (${Object.keys(result.statusCodeStats ?? {})})`,
    );
  }
  const after = processorTime(server.pid);
  return {
    answers: times.length,
    perSecond: times.length / (elapsed / 1000),
    p99: p99(times),
    perAnswer: before === null || after === null ? null : ((after - before) * 1000) / times.length,
    loadBusy: (user + system) / 1000 / elapsed,
  };
}

export interface LoadRequest {
  path: string;
  request: autocannon.Request;
}

export interface Load {
  answers: number;
  perSecond: number;
  /** Milliseconds. */
  p99: number;
  /** Microseconds of the server's processor time for each answer, or null where the system doesn't tell. */
  perAnswer: number | null;
  /** Share of one core that making the load took, where it is known: near 1 it is the load that is the limit. */
  loadBusy: number | null;
}
