import { Agent, request as send } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** What is asked for at a path; a function where each request is another one. */
export interface LoadRequest {
  path: string;
  request: Sent | (() => Sent);
}

interface Sent {
  method?: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}

interface Pace {
  /** Each kept alive, and one request after the other. */
  connections: number;
  seconds: number;
  /** Requests a second, over all connections; as fast as they are answered unless told. */
  rate?: number | undefined;
}

/**
 * Asks a server until the time is over; `answered` is told each answer's status and how many milliseconds it took.
 * @throws Error when a connection fails.
 */
export async function keepAsking(
  url: string,
  { path, request }: LoadRequest,
  { connections, seconds, rate }: Pace,
  answered: (status: number, ms: number) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begun = performance.now();
  let sent = 0;
  const ask = async () => {
    while (performance.now() < begun + seconds * 1000) {
      sent += 1;
      const early = rate === undefined ? 0 : begun + (sent * 1000) / rate - performance.now();
      if (early > 0) await pause(early);
      const asked = performance.now();
      const status = await answerTo(url + path, typeof request === "function" ? request() : request, agent);
      answered(status, performance.now() - asked);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, ask));
  } finally {
    agent.destroy();
  }
}

/** The status, once the whole answer has come. */
function answerTo(url: string, { method = "GET", headers, body }: Sent, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const asked = send(url, { agent, method, headers: { ...headers, ...length } }, (answer) => {
      answer.resume();
      answer.on("error", reject).on("end", () => resolve(answer.statusCode ?? 0));
    });
    asked.on("error", reject).end(body);
  });
}
