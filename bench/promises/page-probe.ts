import { once } from "node:events";
import * as http from "node:http";
import * as https from "node:https";
import { finished } from "node:stream/promises";

/** Requests the home page at fixed intervals, by default every 50 ms, without waiting for responses. */
export function startPageProbe(
  url: string,
  { everyMs = 50, connection = { agent: new http.Agent({ keepAlive: true }) } }: ProbeOptions = {},
) {
  const { get } = url.startsWith("https:") ? https : http;
  /** `times` are in milliseconds. */
  const figures = { times: [] as number[], failed: 0 };
  const underWay = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const asked = ask();
    underWay.add(asked);
    void asked.then(() => underWay.delete(asked));
  }, everyMs);

  async function ask(): Promise<void> {
    const begunAt = performance.now();
    const options = { timeout: 30_000, ...connection, headers: { "accept-encoding": "br" } };
    const call = get(`${url}/`, options).on("timeout", () => call.destroy());
    try {
      const [response] = await once(call, "response");
      await finished(response.resume());
      if (response.statusCode !== 200) figures.failed += 1;
      else figures.times.push(performance.now() - begunAt);
    } catch {
      figures.failed += 1;
    }
  }

  return {
    figures,
    // Needs no further cleanup: requests in progress finish, and idle connections do not keep the process alive.
    stop: () => clearInterval(timer),
    /** Resolves once every request has succeeded or failed. */
    answered: async () => void (await Promise.all(underWay)),
  };
}

interface ProbeOptions {
  everyMs?: number;
  connection?: https.RequestOptions;
}

export type PageFigures = ReturnType<typeof startPageProbe>["figures"];
