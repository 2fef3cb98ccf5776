import { Agent, request as send } from "node:http";

/** A path and the request to send to it. Either is a function if each request differs. */
export interface LoadRequest {
  path: string | (() => string);
  request: Sent | (() => Sent);
}

interface Sent {
  method?: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
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
  { path, request }: LoadRequest,
  { connections, seconds }: Pace,
  answered: (status: number, ms: number) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begun = performance.now();
  const ask = async () => {
    while (performance.now() < begun + seconds * 1000) {
      const asked = performance.now();
      const address = url + (typeof path === "function" ? path() : path);
      const status = await answerTo(address, typeof request === "function" ? request() : request, agent);
      answered(status, performance.now() - asked);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, ask));
  } finally {
    agent.destroy();
  }
}

/** Resolves with the status once the whole response has arrived. */
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
