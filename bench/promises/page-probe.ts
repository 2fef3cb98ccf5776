import { Agent } from "node:http";
import type { RequestOptions } from "node:https";
import { send } from "../request.ts";

/** Requests the home page at fixed intervals, without waiting for responses. */
export function startPageProbe(
  url: string,
  connection: RequestOptions = { agent: new Agent({ keepAlive: true }) },
  everyMs = 50,
) {
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
    const request = { ...connection, path: "/", headers: { "accept-encoding": "br" } };
    const status = await send(url, request).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) figures.times.push(performance.now() - begunAt);
    else figures.failed += 1;
  }

  return {
    figures,
    // Needs no further cleanup: requests in progress finish, and idle connections do not keep the process alive.
    stop: () => clearInterval(timer),
    /** Resolves once every request has succeeded or failed. */
    answered: async () => void (await Promise.all(underWay)),
  };
}
