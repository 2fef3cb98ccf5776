import type { FastifyInstance } from "fastify";
import type { Store } from "../store/store.ts";
import { reasonOf } from "../store/unavailable.ts";

export const healthChecks: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/** Adds `/healthz` (the process is alive) and `/readyz` (the server can store an enquiry and is not stopping). */
export function addHealth(
  http: FastifyInstance,
  { store, stopping }: { store: Pick<Store, "ready">; stopping: AbortSignal },
) {
  http.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );

  http.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (stopping.aborted) return reply.code(503).send({ ok: false, reason: "The server is stopping." });
    try {
      await store.ready();
      return { ok: true };
    } catch (error) {
      request.log.error({ error: reasonOf(error) }, "not ready");
      return reply.code(503).send({ ok: false, reason: "The database can't be written to." });
    }
  });
}
