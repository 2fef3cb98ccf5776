import type { Clock } from "../clock.ts";
import { hourMs, minuteMs } from "../durations.ts";
import { nameOf } from "../monitoring/error-name.ts";
import type { EventLog } from "../monitoring/event-log.ts";
import { createPeriodicTask, type PeriodicTask } from "../periodic-task.ts";
import { findSharedAddress } from "../public-address/visitors-check.ts";
import type { Web } from "../public-address/web.ts";
import type { Settings } from "../settings.ts";
import { readCheckResult, writeCheckResult } from "../store/check-results.ts";
import type { Store } from "../store/store.ts";
import { type OnAirFinding, onAirFinding, troublesIn } from "./on-air-finding.ts";

/**
 * Meets the site at its public address as a visitor does, once a day over all servers, and each hour while something
 * is wrong: for how long its certificate is valid, and whether visitors are told apart. What is found is kept, for
 * alerts and the report. That the site can't be reached from its own machine says nothing of others: that is no alert.
 */
export function createOnAirWatch(dependencies: OnAirWatchDependencies): PeriodicTask {
  const { store, clock, settings, secret, web, log } = dependencies;

  async function round(stopping: AbortSignal): Promise<void> {
    try {
      const now = clock.now();
      const before = await store.transaction((tx) => claim(tx, now));
      if (before === null) return;
      const found = await ask(before, { settings, secret, now, web: web(stopping) });
      if (stopping.aborted) return;
      await store.transaction((tx) => writeCheckResult(tx, "on-air", { at: now, found }));
    } catch (error) {
      log.error({ error: nameOf(error) }, "alerts: could not look at SITE_URL, trying again");
    }
  }

  return createPeriodicTask({ clock, everyMs: 10 * minuteMs, first: "after a wait" }, round);
}

export interface OnAirWatchDependencies {
  store: Store;
  clock: Clock;
  settings: Pick<Settings, "siteUrl" | "trustProxy">;
  /** Shows the server there who asks. */
  secret: string;
  web: (stopping: AbortSignal) => Web;
  log: EventLog<"error">;
}

const nothing: OnAirFinding = { certificate: null, silent: null, visitors: null };

/**
 * What was found before, where it is time to ask again: other servers then leave it alone, for as long as this one may
 * take. Null: it is not.
 */
async function claim(tx: Store["db"], now: number): Promise<OnAirFinding | null> {
  const row = await readCheckResult(tx, "on-air", onAirFinding);
  const before = row?.found ?? nothing;
  const { certificate, visitors } = troublesIn(before, now);
  const isWell = before.silent === null && certificate.length === 0 && visitors.length === 0;
  const interval = (isWell ? 24 : 1) * hourMs;
  // A clock that was put back has asked in the future.
  if (row && row.at <= now && now - row.at < interval) return null;
  await writeCheckResult(tx, "on-air", { at: now - interval + 20 * minuteMs, found: before });
  return before;
}

async function ask(
  before: OnAirFinding,
  {
    settings,
    secret,
    now,
    web,
  }: { settings: OnAirWatchDependencies["settings"]; secret: string; now: number; web: Web },
): Promise<OnAirFinding> {
  const met = await web.handshake(new URL(settings.siteUrl));
  if ("silent" in met) return { ...before, silent: met.silent };
  const [from, until] = [Date.parse(met.certificate.valid_from), Date.parse(met.certificate.valid_to)];
  if (!Number.isFinite(from) || !Number.isFinite(until)) return { ...before, silent: "no certificate" };
  const shared = await findSharedAddress(settings, secret, now, web);
  return {
    certificate: { at: now, from, until, distrusted: met.distrusted },
    silent: null,
    visitors: shared === "unknown" ? before.visitors : { at: now, ...shared },
  };
}
