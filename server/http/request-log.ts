import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageFile } from "./page-files.ts";
import { addressOf } from "./pages.ts";

/** One line per request, without personal data: no address of a visitor, no query, no path we don't know. */
export function logRequest(request: FastifyRequest, reply: FastifyReply, pages: Map<string, PageFile>) {
  const route = request.routeOptions.url;
  const address = addressOf(request);
  request.log.info(
    {
      method: request.method,
      at: route === "/*" || route === undefined ? (pages.has(address) ? address : "(no page)") : route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    "request",
  );
}
