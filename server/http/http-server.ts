import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";

/** Creates the HTTP server under Fastify, with limits of time and memory. */
export function createHttpServer(timeouts: Timeouts, answer: RequestListener): Server {
  const server = createServer(
    { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    (request, response) => {
      if (mayWait(request, response)) answer(request, response);
    },
  );
  server.on("connection", (socket: Socket) => {
    // Makes Node cache the address: after the client has disconnected it is undefined.
    if (socket.remoteAddress === undefined) socket.destroy();
  });
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.keepAlive;
  server.setTimeout(timeouts.idle);
  return server;
}

/**
 * Returns false when the connection has requested more than it reads; the connection is cut. Node pauses such a
 * connection too, but only after the 64 KiB that it has read, which hold 1,500 requests.
 */
function mayWait({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const answers = waiting.get(socket) ?? 0;
  if (answers >= mostWaiting) socket.destroy();
  if (socket.destroyed) return false;
  waiting.set(socket, answers + 1);
  response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return true;
}

/** Answers on a connection that are not read yet. Browsers and proxies request one at a time. */
const mostWaiting = 4;

const waiting = new WeakMap<Socket, number>();

/**
 * Limits for a connection, in milliseconds. By default Fastify never ends requests and idle connections, and Node
 * checks only every 30 seconds.
 */
export const timeouts = {
  /** For the request line and headers, from the start of the connection or the end of the last request. */
  headers: 10_000,
  /** For the whole request with its body. 64 KiB over a bad mobile connection take half of it. */
  request: 15_000,
  /** No data in either direction, also in the middle of an answer. */
  idle: 60_000,
  /** Until the next request on a connection. */
  keepAlive: 20_000,
  /** For reading the rest of a body after the answer. */
  linger: 5_000,
  /** How often `headers` and `request` are checked. */
  check: 5_000,
};

export type Timeouts = typeof timeouts;
