import fastify, { type FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.ts";

/** `/metrics` and nothing else, for a port of its own: what the site counts is not for its visitors. */
export function createMetricsHttp({
  text,
  contentType,
}: Pick<Metrics, "text" | "contentType">): FastifyInstance {
  // Milliseconds. Fastify's own default is to wait for ever for both.
  const http = fastify({ requestTimeout: 15_000, connectionTimeout: 60_000, forceCloseConnections: "idle" });
  http.addHook("onRequest", async (_request, reply) => {
    reply.headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  });
  http.get("/metrics", async (_request, reply) =>
    reply.header("content-type", contentType).send(await text()),
  );
  // Fastify's own answer would quote the address.
  http.setNotFoundHandler((_request, reply) =>
    reply.code(404).type("text/plain; charset=utf-8").send("Only /metrics is here."),
  );
  return http;
}
