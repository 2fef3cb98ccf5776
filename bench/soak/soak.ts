import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createPostgresDatabase, startPostgres } from "../databases.ts";
import { behindProxy } from "../enquiry-request.ts";
import { memoryOf, openHandles } from "../process-figures.ts";
import { killTimes, mailFaultAt } from "../promises/faults.ts";
import { type FaultyMailServer, startFaultyMailServer } from "../promises/faulty-mail-server.ts";
import { Ledger } from "../promises/ledger.ts";
import { startPageProbe } from "../promises/page-probe.ts";
import { startSteadyLoad } from "../promises/steady-load.ts";
import { storedInPostgres, storedInSqlite } from "../promises/stored.ts";
import type { Bench, Table } from "../table.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { type KeptSite, keepSite } from "./kept-site.ts";
import { type Sample, type SoakOptions, soakTable } from "./soak-table.ts";

/**
 * Sends enquiries at a constant rate while the mail server shows every kind of fault, visitors' connections break and
 * the site is killed. Then the mail server recovers and the outbox drains. Nothing may be lost. An email may arrive
 * twice only after a cut connection or a kill.
 */
export async function soak(bench: Bench, options: SoakOptions): Promise<Table> {
  const fixture = await createFixture(bench, options.chosen.length > 0);
  const ledger = new Ledger();
  const mailServer = await startFaultyMailServer(bench, ledger);
  const settings = { ...fixture.settings, ...behindProxy, SMTP_URL: mailServer.url };
  const site = await keepSite(bench, fixture.folder, settings);

  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  const samples: Sample[] = [];
  const load = startSteadyLoad(site.url, options.rate, ledger);
  const pages = startPageProbe(site.url);
  const end = options.minutes * 60;
  const kills = killTimes(options.minutes);
  await Promise.all([
    everyMoment(0.2, end, elapsed, turnMailServer(mailServer, elapsed)),
    everyMoment(sampleSeconds, end, elapsed, async () => {
      const sample = await takeSample(site, fixture, elapsed());
      if (!sample) return;
      samples.push(sample);
      if (samples.length % samplesPerLine === 0) printProgress(sample, ledger);
    }),
    kill(site, ledger, kills, elapsed),
  ]);
  const loaded = samples.length;
  pages.stop();
  await mailServer.turn("fine");
  const sending = await load.finish(retrySeconds);

  const draining = performance.now();
  let open = await fixture.stored.countOpen();
  while (open > 0 && performance.now() - draining < drainSeconds * 1000) {
    await pause(sampleSeconds * 1000);
    const sample = await takeSample(site, fixture, elapsed());
    if (sample) samples.push(sample);
    open = sample?.open ?? open;
  }
  const drained = (performance.now() - draining) / 1000;
  await site.stop();
  return soakTable({
    options,
    verdict: ledger.judge(await fixture.stored.enquiries()),
    load: load.figures,
    sending,
    pages: pages.figures,
    samples: samples.slice(0, loaded),
    drainSamples: samples.slice(loaded),
    drained,
    faults: { ...mailServer.faults, kills: kills.length },
  });
}

/** The time limit for the whole run, in seconds. */
export function soakLimit({ minutes }: SoakOptions): number {
  return minutes * 60 + retrySeconds + drainSeconds + 120;
}

const sampleSeconds = 5;
const samplesPerLine = 12;
/** After the load has ended, unaccepted enquiries are retried for at most this many seconds. */
const retrySeconds = 60;
/** After the retries, the outbox may take at most this many seconds to drain. */
const drainSeconds = 600;

/** Runs `work` every `seconds` seconds until `end`. Waits for each run to finish before starting the next. */
async function everyMoment(
  seconds: number,
  end: number,
  elapsed: () => number,
  work: () => Promise<void>,
): Promise<void> {
  for (let moment = 0; moment < end; moment = Math.max(moment + seconds, elapsed())) {
    await pause(Math.max(0, moment - elapsed()) * 1000);
    await work();
  }
}

function turnMailServer(mailServer: FaultyMailServer, elapsed: () => number): () => Promise<void> {
  let fault = mailFaultAt(0);
  return async () => {
    const next = mailFaultAt(elapsed());
    if (next === fault) return;
    fault = next;
    await mailServer.turn(next);
  };
}

async function kill(site: KeptSite, ledger: Ledger, times: number[], elapsed: () => number): Promise<void> {
  for (const time of times) {
    await pause(Math.max(0, time - elapsed()) * 1000);
    await site.killAndStart(() => ledger.lastUnheard());
  }
}

type Fixture = Awaited<ReturnType<typeof createFixture>>;

/** Returns the data folder, settings and database of the site. */
async function createFixture(bench: Bench, onPostgres: boolean) {
  const folder = temporaryFolder(bench);
  const file = join(folder, "site.db");
  if (onPostgres) {
    const cluster = await startPostgres(bench);
    const url = await createPostgresDatabase(cluster.url, "soak");
    return { folder, settings: { DATABASE_URL: url }, stored: storedInPostgres(url), walSize: () => null };
  }
  const walSize = () => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  return { folder, settings: {}, stored: storedInSqlite(file), walSize };
}

async function takeSample(site: KeptSite, fixture: Fixture, at: number): Promise<Sample | null> {
  if (!site.running) return null;
  const { pid, life } = site.running;
  const memory = memoryOf(pid, "now");
  return {
    at,
    life,
    memory: memory === null ? null : memory / 1024 / 1024,
    handles: openHandles(pid),
    wal: fixture.walSize(),
    open: await fixture.stored.countOpen(),
  };
}

function printProgress({ at, memory, open }: Sample, ledger: Ledger): void {
  const resident = memory === null ? "" : `, ${Math.round(memory)} MiB`;
  const { acceptedCount, receivedCount } = ledger;
  console.log(
    `${Math.round(at)} s: ${acceptedCount} accepted, ${receivedCount} received, ${open} in the outbox${resident}`,
  );
}
