import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import type { AnswerFromMemory } from "./pages/memory-answers.ts";
import type { Timeouts } from "./protection/timeouts.ts";

export interface HttpServerDependencies {
  timeouts: Timeouts;
  /** Aborted when the server is told to stop: what it answers from then on ends its connection. */
  stopping: AbortSignal;
  answerFromMemory: AnswerFromMemory;
}

/** The server under Fastify, with our limits of time and memory, which answers from memory what it can. */
export function createHttpServer(
  { timeouts, stopping, answerFromMemory }: HttpServerDependencies,
  rest: RequestListener,
): Server {
  const server = createServer(
    { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    (request, response) => {
      if (!mayWait(request, response)) return;
      // One that is stopping leaves the last answer, and the end of the connection, to Fastify.
      if (!stopping.aborted && answerFromMemory(request, response)) return;
      rest(request, response);
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
