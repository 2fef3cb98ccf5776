import type { Kysely } from "kysely";
import { z } from "zod";
import { dayMs } from "../durations.ts";
import { readCheckResult } from "../store/check-results.ts";
import type { Schema } from "../store/schema.ts";

/** How the site is met at SITE_URL, as a server found last by asking it. Times are milliseconds since 1970. */
export type OnAirFinding = z.infer<typeof onAirFinding>;

export const onAirFinding = z.object({
  /** Null: it has never been read. */
  certificate: z
    .object({
      at: z.number(),
      from: z.number(),
      until: z.number(),
      /** Why browsers refuse it. */
      distrusted: z.string().nullable(),
    })
    .nullable(),
  /** Why there was no answer this time. */
  silent: z.string().nullable(),
  /** `address`: the proxy's, which all visitors count as. */
  visitors: z.object({ at: z.number(), address: z.string().nullable() }).nullable(),
});

/** For Monday's report; null: a site without TLS, or one that was not asked yet. @throws StoreUnavailable */
export async function certificateState(
  db: Kysely<Schema>,
  now: number,
): Promise<{ until: number } | { unread: string } | { distrusted: string } | null> {
  const row = await readCheckResult(db, "on-air", onAirFinding);
  if (row === null) return null;
  const { certificate, silent } = row.found;
  if (silent !== null || certificate === null || isStale(row.at, now)) return { unread: silent ?? "" };
  const { distrusted, until } = certificate;
  return distrusted === null ? { until } : { distrusted };
}

/** What is wrong with it, in words. @throws StoreUnavailable */
export async function onAirTroubles(
  db: Kysely<Schema>,
  now: number,
): Promise<{ certificate: string[]; visitors: string[] }> {
  const row = await readCheckResult(db, "on-air", onAirFinding);
  return row ? troublesIn(row.found, now) : { certificate: [], visitors: [] };
}

export function troublesIn({ certificate, visitors }: OnAirFinding, now: number) {
  return {
    certificate: certificate && !isStale(certificate.at, now) ? certificateTroubles(certificate, now) : [],
    visitors: visitors?.address && !isStale(visitors.at, now) ? [`all count as ${visitors.address}`] : [],
  };
}

function certificateTroubles(
  { from, until, distrusted }: NonNullable<OnAirFinding["certificate"]>,
  now: number,
): string[] {
  const day = new Date(until).toISOString().slice(0, 10);
  if (distrusted !== null) return [`browsers refuse the certificate (${distrusted}), valid until ${day}`];
  return until - now < Math.min(lateRenewalMs, (until - from) / 6)
    ? [`the certificate is valid until ${day}`]
    : [];
}

/** Whoever renews by themselves does so with a third of the time left, be it of 90 days or of 6. */
const lateRenewalMs = 14 * dayMs;

/** What nobody has been able to see for so long says nothing of today. */
function isStale(at: number, now: number): boolean {
  return now - at > 3 * dayMs;
}
