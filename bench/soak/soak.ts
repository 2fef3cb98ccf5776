import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createPostgresDatabase, startPostgres } from "../databases.ts";
import { behindProxy } from "../enquiry.ts";
import type { Options } from "../options.ts";
import { memoryOf, openHandles } from "../process-figures.ts";
import { killTimes, mailFaultAt } from "../promises/faults.ts";
import { startFaultyMailServer } from "../promises/faulty-mail-server.ts";
import { Ledger } from "../promises/ledger.ts";
import { storedInPostgres, storedInSqlite } from "../promises/stored.ts";
import { retrySeconds, startTraffic } from "../promises/traffic.ts";
import { type Bench, temporaryFolder } from "../resources.ts";
import type { Table } from "../table.ts";
import { keepSite } from "./kept-site.ts";
import { type Sample, soakTable } from "./soak-table.ts";

/**
 * Sends enquiries at a constant rate while the mail server shows every kind of fault, visitors' connections break and
 * the site is killed. Then the mail server recovers and the outbox drains. Nothing may be lost. An email may arrive
 * twice only after a cut connection or a kill.
 */
export async function soak(bench: Bench, { minutes, rate, chosen }: SoakOptions): Promise<Table> {
  const fixture = await createFixture(bench, chosen.includes("--postgres"));
  const ledger = new Ledger();
  const mailServer = await startFaultyMailServer(bench, ledger);
  const settings = { ...fixture.settings, ...behindProxy, SMTP_URL: mailServer.url };
  const site = await keepSite(bench, fixture.folder, settings);

  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  const until = (second: number) => pause(Math.max(0, second - elapsed()) * 1000);
  /** Runs `work` every `seconds` seconds. Waits for each run to finish before starting the next. */
  const every = async (seconds: number, work: () => Promise<void>) => {
    for (let moment = 0; moment < minutes * 60; moment = Math.max(moment + seconds, elapsed())) {
      await until(moment);
      await work();
    }
  };
  const samples: Sample[] = [];
  const sample = async () => {
    if (!site.running) return;
    const { pid, life } = site.running;
    const seen = { at: elapsed(), life, memory: memoryOf(pid, "now") / 2 ** 20, handles: openHandles(pid) };
    samples.push({ ...seen, wal: fixture.walSize(), open: await fixture.stored.countOpen() });
  };
  const traffic = startTraffic(site.url, rate, ledger);
  const kills = killTimes(minutes);
  await Promise.all([
    every(0.2, () => mailServer.turn(mailFaultAt(elapsed()))),
    every(5, sample),
    every(60, async () => {
      const latest = samples.at(-1);
      if (latest) console.log(progress(latest, ledger));
    }),
    (async () => {
      for (const time of kills) {
        await until(time);
        await site.killAndStart(() => ledger.lastUnheard());
      }
    })(),
  ]);
  const loaded = samples.length;
  await mailServer.turn("fine");
  const outcome = await traffic.end(fixture.stored, drainSeconds, sample);
  await site.stop();
  return soakTable({
    heading: `Soak: ${rate} enquiries per second for ${minutes} min, with faults all the time`,
    database: fixture.name,
    outcome,
    samples,
    loaded,
    faults: { ...mailServer.faults, kills: kills.length },
  });
}

/** `chosen` contains `--postgres` if the test runs on PostgreSQL instead of SQLite. */
type SoakOptions = Options<"minutes" | "rate">;

/** The time limit for the whole run, in seconds. */
export function soakLimit({ minutes }: SoakOptions): number {
  return minutes * 60 + retrySeconds + drainSeconds + 120;
}

/** After the retries, the outbox may take at most this many seconds to drain. */
const drainSeconds = 600;

/** Returns the data folder, settings and database of the site. */
async function createFixture(bench: Bench, onPostgres: boolean) {
  const folder = temporaryFolder(bench);
  const file = join(folder, "site.db");
  if (onPostgres) {
    const cluster = await startPostgres(bench);
    const url = await createPostgresDatabase(cluster.url, "soak");
    const settings = { DATABASE_URL: url };
    return { name: "PostgreSQL", folder, settings, stored: storedInPostgres(url), walSize: () => Number.NaN };
  }
  const walSize = () => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  return { name: "SQLite", folder, settings: {}, stored: storedInSqlite(file), walSize };
}

function progress({ at, memory, open }: Sample, { acceptedCount, receivedCount }: Ledger): string {
  const resident = Number.isNaN(memory) ? "" : `, ${Math.round(memory)} MiB`;
  return `${Math.round(at)} s: ${acceptedCount} accepted, ${receivedCount} received, ${open} in the outbox${resident}`;
}
