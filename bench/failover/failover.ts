import { setTimeout as pause } from "node:timers/promises";
import { behindProxy } from "../enquiry-request.ts";
import { startFaultyMailServer } from "../promises/faulty-mail-server.ts";
import { Ledger } from "../promises/ledger.ts";
import { startPageProbe } from "../promises/page-probe.ts";
import { startSteadyLoad } from "../promises/steady-load.ts";
import { storedInPostgres, untilDelivered } from "../promises/stored.ts";
import { verdictProblems, verdictRows } from "../promises/verdict-table.ts";
import { startSite } from "../site-process.ts";
import type { Bench, Table } from "../table.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { startPair } from "./database-pair.ts";

/**
 * Sends enquiries at a constant rate while the primary is killed and its synchronous standby is promoted. Every
 * accepted enquiry must be stored, and the server must keep running.
 */
export async function failover(bench: Bench, rate: number): Promise<Table> {
  const folder = temporaryFolder(bench);
  const ledger = new Ledger();
  const mailServer = await startFaultyMailServer(bench, ledger);
  const pair = await startPair(bench);
  const settings = { ...behindProxy, DATABASE_URL: pair.url, SMTP_URL: mailServer.url };
  const site = await startSite(bench, folder, settings);

  const load = startSteadyLoad(site.url, rate, ledger);
  const pages = startPageProbe(site.url);
  await pause(before * 1000);
  const confirmed = ledger.acceptedCount;
  if (confirmed === 0) throw new Error("No enquiry was accepted before the kill");
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
  await untilDelivered(stored, 180);
  const verdict = ledger.judge(await stored.enquiries());
  const alive = site.process.exitCode === null && site.process.signalCode === null;
  await site.stop();

  const { figures } = load;
  const outage = (againAt - killedAt) / 1000;
  return {
    heading: `Failover: ${rate} enquiries per second while the primary is killed and its synchronous standby promoted`,
    columns: ["measure", "PostgreSQL behind HAProxy"],
    rows: [
      ["confirmed before the kill", confirmed],
      ...Object.entries(verdictRows(verdict, figures, sending)),
      ["pages requested", pages.figures.times.length + pages.figures.failed],
      ["pages that failed", pages.figures.failed],
      ["from the kill to the next confirmation, s", outage],
      ["from the promotion to the next confirmation, s", (againAt - promotedAt) / 1000],
    ],
    notes: [
      `The standby is promoted ${unnoticed} s after the kill, as an operator would do. The server is not restarted.`,
    ],
    problems: [
      ...verdictProblems(verdict, figures, sending),
      ...(figures.noAnswer > 0 ? [`${figures.noAnswer} requests got no response at all.`] : []),
      ...(outage > 30 ? [`No enquiry was accepted for ${Math.round(outage)} s.`] : []),
      ...(pages.figures.failed > 0 ? [`${pages.figures.failed} pages failed.`] : []),
      ...(alive ? [] : ["The server exited on its own."]),
    ],
  };
}

/**
 * The phases of the load, in seconds: `before` the kill, from the kill to the promotion (`unnoticed`), and `after`
 * enquiries are accepted again.
 */
const before = 20;
const unnoticed = 5;
const after = 30;
