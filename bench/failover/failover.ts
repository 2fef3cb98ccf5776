import { setTimeout as pause } from "node:timers/promises";
import { behindProxy } from "../enquiry.ts";
import { startFaultyMailServer } from "../promises/faulty-mail-server.ts";
import { Ledger } from "../promises/ledger.ts";
import { storedInPostgres } from "../promises/stored.ts";
import { problemsIn, startTraffic } from "../promises/traffic.ts";
import { type Bench, endOf, temporaryFolder } from "../resources.ts";
import { startSite } from "../site-process.ts";
import type { Table } from "../table.ts";
import { startPair } from "./database-pair.ts";

/**
 * Sends enquiries at a constant rate while the primary is killed and its synchronous standby is promoted. Every
 * accepted enquiry must be stored, and the server must keep running.
 */
export async function failover(bench: Bench, { rate }: { rate: number }): Promise<Table> {
  const folder = temporaryFolder(bench);
  const ledger = new Ledger();
  const mailServer = await startFaultyMailServer(bench, ledger);
  const pair = await startPair(bench);
  const settings = { ...behindProxy, DATABASE_URL: pair.url, SMTP_URL: mailServer.url };
  const site = await startSite(bench, folder, settings);

  const traffic = startTraffic(site.url, rate, ledger);
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
  const { load, pages, rows, problems } = await traffic.end(storedInPostgres(pair.standbyUrl), 180);
  const end = endOf(site.process);
  await site.stop();

  const outage = (againAt - killedAt) / 1000;
  return {
    heading: `Failover: ${rate} enquiries per second while the primary is killed and its synchronous standby promoted`,
    columns: ["measure", "PostgreSQL behind HAProxy"],
    rows: [
      ["confirmed before the kill", confirmed],
      ...rows,
      ["from the kill to the next confirmation, s", outage],
      ["from the promotion to the next confirmation, s", (againAt - promotedAt) / 1000],
    ],
    notes: [
      `The standby is promoted ${unnoticed} s after the kill, as an operator would do. The server is not restarted.`,
    ],
    problems: [
      ...problems,
      ...problemsIn({
        [`${load.noAnswer} requests got no response at all.`]: load.noAnswer > 0,
        [`No enquiry was accepted for ${Math.round(outage)} s.`]: outage > 30,
        [`${pages.failed} pages failed.`]: pages.failed > 0,
        "The server exited on its own.": end !== null,
      }),
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
