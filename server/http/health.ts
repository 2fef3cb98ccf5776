import type { FastifyInstance } from "fastify";
import type { Store } from "../store/store.ts";

export const healthChecks: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/** Adds `/healthz` (the process is alive) and `/readyz` (the server can store an enquiry and is not stopping). */
export function addHealth(
  http: FastifyInstance,
  { store, stopping }: { store: Pick<Store, "ready">; stopping: AbortSignal },
) {
  http.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );

  http.get("/readyz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    if (stopping.aborted) return reply.code(503).send({ ok: false, reason: "The server is stopping." });
    try {
      await store.ready();
      return { ok: true };
    } catch {
      // Not logged here, because proxies ask every two seconds: `createReadiness` logs the reason once a minute.
      return reply.code(503).send({ ok: false, reason: "The database can't be written to." });
    }
  });
}
