import { createServer, type RequestListener, type Server } from "node:http";
import type { AnswerFromMemory } from "./memory-answers.ts";
import type { Timeouts } from "./timeouts.ts";

/** The server under Fastify, with our time limits, which answers from memory what it can. */
export function createHttpServer(
  timeouts: Timeouts,
  answerFromMemory: AnswerFromMemory,
  rest: RequestListener,
): Server {
  const server = createServer(
    { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    (request, response) => {
      // One that is closing leaves the last answer, and the end of the connection, to Fastify.
      if (server.listening && answerFromMemory(request, response)) return;
      rest(request, response);
    },
  );
  // Node keeps what it was asked once. A client that is gone by the time its request is answered has no address any more.
  server.on("connection", (socket) => void socket.remoteAddress);
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.keepAlive;
  server.setTimeout(timeouts.idle);
  return server;
}
