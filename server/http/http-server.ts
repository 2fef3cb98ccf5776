import { createServer, type RequestListener, type Server } from "node:http";
import type { AnswerFromMemory } from "./memory-answers.ts";
import type { Timeouts } from "./timeouts.ts";

/** The server under Fastify, with our time limits, which answers from memory what it can. */
export function createHttpServer(
  { timeouts, stopping, answerFromMemory }: HttpServerParts,
  rest: RequestListener,
): Server {
  const server = createServer(
    { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    (request, response) => {
      // One that is stopping leaves the last answer, and the end of the connection, to Fastify.
      if (!stopping.aborted && answerFromMemory(request, response)) return;
      rest(request, response);
    },
  );
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.keepAlive;
  server.setTimeout(timeouts.idle);
  return server;
}

export interface HttpServerParts {
  timeouts: Timeouts;
  stopping: AbortSignal;
  answerFromMemory: AnswerFromMemory;
}
