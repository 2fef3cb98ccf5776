import { once } from "node:events";
import * as http from "node:http";
import * as https from "node:https";
import { finished } from "node:stream/promises";

export interface Request extends https.RequestOptions {
  path: string;
  body?: string;
}

/**
 * Sends a request, and waits until the whole response has arrived, at most 30 s for each of its parts.
 * @throws Error if the server refuses or cuts the connection, or does not respond in time
 */
export async function send(url: string, { body, ...options }: Request) {
  const { request } = url.startsWith("https:") ? https : http;
  const call = request(url, { timeout: 30_000, ...options });
  call.on("timeout", () => call.destroy()).end(body);
  const [response]: http.IncomingMessage[] = await once(call, "response");
  // The end of the response tells of later errors, too.
  call.on("error", () => {});
  if (response) await finished(response.resume());
  const retryAfter = Number(response?.headers["retry-after"] ?? Number.NaN);
  return { status: response?.statusCode ?? 0, retryAfter };
}

interface Pace {
  /** The number of persistent connections. Each sends its next request as soon as it has the response. */
  connections: number;
  seconds: number;
}

/**
 * Sends requests until `seconds` have passed. Calls `answered` with each response's status and time in milliseconds.
 * @throws Error if a connection fails
 */
export async function sendLoad(
  url: string,
  requestFor: (count: number) => Request,
  { connections, seconds }: Pace,
  answered: (status: number, ms: number) => void,
): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const repeat = async () => {
    for (let asked = performance.now(); asked < end; asked = performance.now()) {
      const { status } = await send(url, { agent, ...requestFor(count++) });
      answered(status, performance.now() - asked);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, repeat));
  } finally {
    agent.destroy();
  }
}
