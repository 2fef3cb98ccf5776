import type { Schema } from "./schema.ts";

/** Every table, for whatever must forget none: the compiler asks for one that is missing here. */
const all: Record<keyof Schema, true> = {
  enquiries: true,
  outbox: true,
  subscriptions: true,
  subscription_links: true,
  idempotency_keys: true,
  erasures: true,
  newsletter_issues: true,
  send_quota: true,
  scheduled_notices: true,
  alerts: true,
  check_results: true,
  job_runs: true,
  page_views: true,
  readiness: true,
  migrations: true,
};

export const tableNames: readonly string[] = Object.keys(all);
