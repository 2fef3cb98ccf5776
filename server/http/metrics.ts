import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import fastify, { type FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { outboxStatus } from "../mail/outbox/outbox-queries.ts";
import type { EventLog } from "../monitoring/log.ts";
import { countQuarantined } from "../quarantine/quarantined-rows.ts";
import type { Store } from "../store/store.ts";
import { reasonOf } from "../store/unavailable.ts";

/** Creates the server for Prometheus metrics, on its own port. Labels contain nothing that a visitor sends. */
export function createMetrics({ store, now, site, log }: MetricsDependencies): FastifyInstance {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "site_" });
  // Node 26 aborts if it lists a handle that it is about to free.
  for (const unsafe of ["handles", "handles_total", "requests", "requests_total"])
    registry.removeSingleMetric(`site_nodejs_active_${unsafe}`);
  const answers = new Counter({
    name: "site_answers_total",
    help: "Requests answered, by HTTP status.",
    labelNames: ["status"],
    registers: [registry],
  });
  // Uses Node's diagnostics channel, because it also reports responses that bypass Fastify.
  const count = (message: unknown) => {
    const { server, response } = message as { server: Server; response: { statusCode: number } };
    if (server === site) answers.inc({ status: response.statusCode });
  };
  subscribe("http.server.response.finish", count);

  // Timeouts in milliseconds. Fastify's default for both is no limit.
  const http = fastify({ requestTimeout: 15_000, connectionTimeout: 60_000, forceCloseConnections: "idle" });
  http.addHook("onClose", async () => void unsubscribe("http.server.response.finish", count));
  http.addHook("onRequest", async (_request, reply) => {
    reply.headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  });
  http.get("/metrics", async (_request, reply) => {
    const stored = await storedGauges(store.db, now()).catch((error) => {
      log.warn({ error: reasonOf(error) }, "metrics: the database can't be read");
      return "";
    });
    return reply.header("content-type", registry.contentType).send((await registry.metrics()) + stored);
  });
  // Replaces Fastify's own response, which quotes the requested URL.
  http.setNotFoundHandler((_request, reply) =>
    reply.code(404).type("text/plain; charset=utf-8").send("Only /metrics is served here."),
  );
  return http;
}

interface MetricsDependencies {
  store: Pick<Store, "db">;
  now: () => number;
  /** The server whose responses are counted. */
  site: Server;
  log: EventLog<"warn">;
}

/** Reads the gauges from the database for each request, because other servers and the owner change them too. */
async function storedGauges(db: Store["db"], now: number): Promise<string> {
  const { counts, oldestUndelivered } = await outboxStatus(db, now);
  const registry = new Registry();
  const registers = [registry];
  const age = "Age of the oldest email still to be delivered, or 0 if there is none.";
  new Gauge({ name: "site_mail_oldest_undelivered_seconds", help: age, registers }).set(
    Math.max(0, oldestUndelivered ?? 0) / 1000,
  );
  const states =
    "Emails in the outbox, by state. Those waiting or sending are still to be delivered; the others need a person.";
  const mails = new Gauge({ name: "site_mails", help: states, labelNames: ["state"], registers });
  for (const [state, count] of Object.entries(counts)) if (state !== "sent") mails.set({ state }, count);
  const held = "Enquiries in quarantine.";
  new Gauge({ name: "site_enquiries_held", help: held, registers }).set(await countQuarantined(db));
  return `\n${await registry.metrics()}`;
}
