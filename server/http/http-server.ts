import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";

/** The server under Fastify, with our limits of time and memory. */
export function createHttpServer(timeouts: Timeouts, answer: RequestListener): Server {
  const server = createServer(
    { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    (request, response) => {
      if (mayWait(request, response)) answer(request, response);
    },
  );
  server.on("connection", (socket: Socket) => {
    // Node keeps what it was asked once: a client that is gone when its request is answered has no address any more.
    if (socket.remoteAddress === undefined) socket.destroy();
  });
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.keepAlive;
  server.setTimeout(timeouts.idle);
  return server;
}

/**
 * False: not to be answered, since the connection asked for more than it takes, and was cut. Node itself stops reading
 * from such a connection, but only behind the 64 KiB that it has read, which hold 1,500 requests.
 */
function mayWait({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const answers = waiting.get(socket) ?? 0;
  if (answers >= mostWaiting) socket.destroy();
  if (socket.destroyed) return false;
  waiting.set(socket, answers + 1);
  response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return true;
}

/** Answers that a connection has asked for and not yet taken. Browsers and proxies ask for one. */
const mostWaiting = 4;

const waiting = new WeakMap<Socket, number>();

/**
 * How long a connection may take, in milliseconds. Fastify's own defaults for the request and the idle connection
 * are to wait for ever; Node's looks for late ones every 30 seconds only.
 */
export const timeouts = {
  /** For the request's line and headers, from when the connection was made or the last request ended. */
  headers: 10_000,
  /** For the whole request with its body: 64 KiB over a bad mobile connection take half of that. */
  request: 15_000,
  /** Nothing sent and nothing taken by the other side, in the middle of an answer too. */
  idle: 60_000,
  /** Until the next request on a connection. */
  keepAlive: 20_000,
  /** For the rest of a body that was answered before it was read. */
  linger: 5_000,
  /** How often the first two are looked at. */
  check: 5_000,
};

export type Timeouts = typeof timeouts;
