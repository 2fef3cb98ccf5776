import { setTimeout as pause } from "node:timers/promises";
import { behindProxy } from "../enquiry-request.ts";
import { startFaultyMailServer } from "../promises/faulty-mail-server.ts";
import { Ledger } from "../promises/ledger.ts";
import { startPageProbe } from "../promises/page-probe.ts";
import { startSteadyLoad } from "../promises/steady-load.ts";
import { storedInPostgres } from "../promises/stored.ts";
import { startSite } from "../site-process.ts";
import type { Bench, Table } from "../table.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { startPair } from "./database-pair.ts";

/**
 * Enquiries at a constant rate while the database's primary is killed and its synchronous standby promoted. What was
 * promised must be there afterwards, and the server go on without a restart.
 */
export async function failover(bench: Bench, rate: number): Promise<Table> {
  const folder = temporaryFolder(bench);
  const ledger = new Ledger();
  const mailServer = await startFaultyMailServer(bench, ledger);
  const pair = await startPair(bench);
  const settings = { ...behindProxy, DATABASE_URL: pair.url, SMTP_URL: mailServer.url };
  const site = await startSite(bench, folder, settings);

  const load = startSteadyLoad(site.url, rate, ledger);
  const pages = startPageProbe(site.url, () => false);
  await pause(before * 1000);
  const promised = ledger.acceptedCount;
  if (promised === 0) throw new Error("No enquiry was accepted before the kill");
  await pair.primary.halt();
  const killedAt = performance.now();
  ledger.lastUnheard();
  await pause(unnoticed * 1000);
  const refusedMeanwhile = ledger.acceptedCount;
  const promotedAt = performance.now();
  pair.standby.promote();
  while (ledger.acceptedCount === refusedMeanwhile && performance.now() - killedAt < 120_000) await pause(20);
  const againAt = performance.now();
  await pause(after * 1000);
  pages.stop();
  const sending = await load.finish(60);

  const stored = storedInPostgres(pair.standbyUrl);
  for (const end = performance.now() + 180_000; (await stored.countOpen()) > 0 && performance.now() < end; ) {
    await pause(500);
  }
  const verdict = ledger.judge(await stored.enquiries());
  const alive = site.process.exitCode === null && site.process.signalCode === null;
  await site.stop();

  const { figures } = load;
  const outage = (againAt - killedAt) / 1000;
  return {
    heading: `Failover: ${rate} enquiries a second while the primary is killed and its synchronous standby promoted`,
    columns: ["measure", "PostgreSQL behind HAProxy"],
    rows: [
      ["enquiries sent", sending.sent],
      ["promised (answer 200) before the kill", promised],
      ["promised in all", verdict.accepted],
      ["promised, and received by the mail server", verdict.delivered],
      ["promised, and still in the outbox", verdict.open],
      ["promised, and lost", verdict.lost.length],
      ["stored twice", verdict.storedTwice.length],
      ["second copies of a mail", verdict.copies],
      ["answers 503", figures.busy],
      ["answers other than 200 and 503", figures.others.length + figures.tooMany],
      ["connections cut by the server", figures.noAnswer],
      ["never accepted, also when sent again", sending.unanswered],
      ["pages asked for", pages.figures.times.length + pages.figures.failed],
      ["pages that failed", pages.figures.failed],
      ["from the kill to the next promise, s", outage],
      ["from the promotion to the next promise, s", (againAt - promotedAt) / 1000],
    ],
    notes: [
      `The standby is promoted ${unnoticed} s after the kill, as whoever watches would. The server is not restarted.`,
    ],
    problems: [
      ...(verdict.lost.length > 0 ? [`Lost: ${verdict.lost.length} enquiries that were promised.`] : []),
      ...(verdict.storedTwice.length > 0 ? [`Stored twice: ${verdict.storedTwice.length}.`] : []),
      ...(figures.others.length > 0 ? [`Answers: ${[...new Set(figures.others)].join(", ")}.`] : []),
      ...(figures.noAnswer > 0 ? [`${figures.noAnswer} got no answer at all.`] : []),
      ...(sending.unanswered > 0 ? [`${sending.unanswered} were never accepted.`] : []),
      ...(outage > 30 ? [`It took ${Math.round(outage)} s until enquiries were taken again.`] : []),
      ...(pages.figures.failed > 0 ? [`${pages.figures.failed} pages failed.`] : []),
      ...(alive ? [] : ["The server ended by itself."]),
    ],
  };
}

/** Seconds that enquiries come before the kill, that nobody does anything, and that they come afterwards. */
const before = 20;
const unnoticed = 5;
const after = 30;
