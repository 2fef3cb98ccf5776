import type { FastifyReply, FastifyRequest } from "fastify";
import { healthChecks } from "./health.ts";
import type { PageFile } from "./pages/page-files.ts";
import { addressOf } from "./pages/pages.ts";

/**
 * One line per request, without personal data: no address of a visitor, no query, no path we don't know. What looks at
 * the site's health every few seconds has its lines at level debug.
 */
export function logRequest(request: FastifyRequest, reply: FastifyReply, pages: Map<string, PageFile>) {
  const route = request.routeOptions.url;
  const address = addressOf(request);
  request.log[healthChecks.has(address) ? "debug" : "info"](
    {
      method: request.method,
      at: route === "/*" || route === undefined ? (pages.has(address) ? address : "(no page)") : route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    "request",
  );
}
