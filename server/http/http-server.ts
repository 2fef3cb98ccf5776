import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";

/** Creates the HTTP server for Fastify, with time and memory limits. */
export function createHttpServer(timeouts: Timeouts, answer: RequestListener): Server {
  const server = createServer(
    { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    (request, response) => {
      if (mayWait(request, response)) answer(request, response);
    },
  );
  server.on("connection", (socket: Socket) => {
    // Reads the client's IP address now, so that Node caches it. Node cannot find the address once the client has
    // disconnected; if that has already happened, the connection is closed.
    if (socket.remoteAddress === undefined) socket.destroy();
  });
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.keepAlive;
  server.setTimeout(timeouts.idle);
  return server;
}

/** Returns false and disconnects a client that reads no responses. Node would merely pause it after 1,500 requests. */
function mayWait({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const answers = waiting.get(socket) ?? 0;
  if (answers >= mostWaiting) socket.destroy();
  if (socket.destroyed) return false;
  waiting.set(socket, answers + 1);
  response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return true;
}

/** The maximum number of unread responses on a connection. Browsers and proxies send only one request at a time. */
const mostWaiting = 4;

const waiting = new WeakMap<Socket, number>();

/** Timeouts in milliseconds. Fastify has none for requests or idle connections; Node checks its own only every 30 s. */
export const timeouts = {
  /** The limit for the request line and headers, from the start of the connection or the end of the last request. */
  headers: 10_000,
  /** The limit for a whole request with its body. A 64 KiB body takes half of it on a bad mobile connection. */
  request: 15_000,
  /** Applies when neither side sends anything, even in the middle of a response. */
  idle: 60_000,
  keepAlive: 20_000,
  /** The limit for reading the rest of a request body after the response. */
  linger: 5_000,
  /** How often `headers` and `request` are checked. */
  check: 5_000,
};

export type Timeouts = typeof timeouts;

/** Returns a request's path. */
export function pathOf({ url }: { url: string }): string {
  const [path = "/"] = url.split("?", 1);
  return path;
}
