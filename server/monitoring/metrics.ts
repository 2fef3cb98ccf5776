import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { RecordOutcome } from "../enquiries/intake-outcome.ts";
import type { RequestMetrics } from "../http/request-metrics.ts";
import type { DeliveryMetrics } from "../mail/outbox/delivery-metrics.ts";
import { createStoredGauges, type StoredGaugeDependencies } from "./stored-gauges.ts";

/**
 * What the site counts, in Prometheus' text format (https://prometheus.io/docs/instrumenting/exposition_formats/).
 * No label holds anything that a visitor sends: each has a fixed set of values.
 */
export function createMetrics(dependencies: StoredGaugeDependencies): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "site_" });
  const stored = createStoredGauges(registers, dependencies);
  return {
    contentType: registry.contentType,
    text: async () => {
      await stored.read();
      return registry.metrics();
    },
    requests: requestCounters(registers),
    deliveries: deliveryCounters(registers),
    recordOutcome: intakeCounters(registers),
  };
}

export interface Metrics {
  contentType: string;
  /** All of them as they are now; what the database knows is read for it. */
  text(): Promise<string>;
  requests: RequestMetrics;
  deliveries: DeliveryMetrics;
  recordOutcome: RecordOutcome;
}

function requestCounters(registers: Registry[]): RequestMetrics {
  const requests = new Counter({
    name: "site_requests_total",
    help: "Requests answered, by kind and HTTP status.",
    labelNames: ["kind", "status"] as const,
    registers,
  });
  const seconds = new Histogram({
    name: "site_request_duration_seconds",
    help: "From the first byte of a request to the last of its answer.",
    labelNames: ["kind"] as const,
    // From a page out of memory to a wait for the database.
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const limited = new Counter({
    name: "site_requests_rate_limited_total",
    help: "Calls and forms answered 429 because one client sent too many.",
    labelNames: ["route"] as const,
    registers,
  });
  const shed = new Counter({
    name: "site_requests_shed_total",
    help: "Calls and forms answered 503: too much at once, or the database can't store.",
    labelNames: ["route"] as const,
    registers,
  });
  return {
    answered: ({ kind, route, status, ms }) => {
      requests.inc({ kind, status });
      if (timed.has(kind)) seconds.observe({ kind }, ms / 1000);
      if (status === 429) limited.inc({ route });
      if (status === 503 && (kind === "call" || kind === "form")) shed.inc({ route });
    },
    unreadable: (status) => requests.inc({ kind: "unreadable", status }),
  };
}

const timed = new Set(["page", "file", "call", "form"]);

function deliveryCounters(registers: Registry[]): DeliveryMetrics {
  const attempts = new Counter({
    name: "site_delivery_attempts_total",
    help: "Attempts to deliver a mail. unknown: handed over whole, but no answer came; it may arrive twice.",
    labelNames: ["outcome"] as const,
    registers,
  });
  const gaveUp = new Counter({
    name: "site_mails_set_aside_total",
    help: "Mails that no longer go out by themselves. refused: by the mail server; dead: given up; unwritten: it can't be written.",
    labelNames: ["state"] as const,
    registers,
  });
  // Seen from the first scrape on, or a rate would miss the first death.
  for (const outcome of ["delivered", "refused", "delayed", "unreached", "unknown"])
    attempts.inc({ outcome }, 0);
  for (const state of ["refused", "dead", "unwritten"]) gaveUp.inc({ state }, 0);
  return {
    attempted: (outcome) => attempts.inc({ outcome }),
    gaveUp: (state) => gaveUp.inc({ state }),
  };
}

function intakeCounters(registers: Registry[]): RecordOutcome {
  const enquiries = new Counter({
    name: "site_enquiries_accepted_total",
    help: "Enquiries stored. held: taken for spam, and kept without a mail.",
    labelNames: ["call", "held"] as const,
    registers,
  });
  const signups = new Counter({
    name: "site_signups_accepted_total",
    help: "Newsletter signups stored. held: taken for spam, and kept without a mail.",
    labelNames: ["held"] as const,
    registers,
  });
  const duplicates = new Counter({
    name: "site_duplicates_suppressed_total",
    help: "Repeated submissions that were answered like the first one and not stored again.",
    labelNames: ["call"] as const,
    registers,
  });
  return (call, kept) => {
    const held = String(kept === "quarantined");
    if (kept === "repeated") duplicates.inc({ call });
    else if (call === "addSubscriber") signups.inc({ held });
    else enquiries.inc({ call, held });
  };
}
