import { createServer, type RequestListener, type Server } from "node:http";
import type { AnswerFromMemory } from "./pages/memory-answers.ts";
import { limitConnections, mayWait } from "./protection/connections.ts";
import type { Timeouts } from "./protection/timeouts.ts";

export interface HttpServerDependencies {
  timeouts: Timeouts;
  /** Ranges of addresses whose connections are not counted. */
  proxies: string[];
  /** Aborted when the server is told to stop: what it answers from then on ends its connection. */
  stopping: AbortSignal;
  answerFromMemory: AnswerFromMemory;
}

/** The server under Fastify, with our limits of time and memory, which answers from memory what it can. */
export function createHttpServer(
  { timeouts, proxies, stopping, answerFromMemory }: HttpServerDependencies,
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
  limitConnections(server, proxies);
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.keepAlive;
  server.setTimeout(timeouts.idle);
  return server;
}
