import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { addresses } from "../../contract/addresses.ts";
import { behindProxy } from "../enquiry.ts";
import { memoryOf } from "../process-figures.ts";
import { median, p99 } from "../quantiles.ts";
import { type Bench, temporaryFolder } from "../resources.ts";
import { type RunningSite, startSite } from "../site-process.ts";
import type { Cell, Table } from "../table.ts";
import { type Attack, attacks, flood } from "./attacks.ts";
import type { VisitTimes } from "./visitor-process.ts";

/** Measures how much memory the site uses under attack, and how long other visitors wait. */
export async function attack(bench: Bench): Promise<Table> {
  const rows: Cell[][] = [];
  for (const [name, send] of Object.entries(attacks)) {
    const settings = name.endsWith("behind a proxy") ? behindProxy : {};
    rows.push([name, ...(await measureAttack(bench, send, settings))]);
  }
  return {
    heading: "Under attack, from this machine only",
    columns: [
      "attack",
      "responses/s",
      "added memory, MiB",
      "visitor's p50, ms",
      "p99, ms",
      "slowest enquiry, ms",
    ],
    rows,
    notes: [
      `Each attack has a site of its own, warmed up. The visitor requests the home page every 20 ms and sends an enquiry every 500 ms. 20,000 ms: an unanswered or refused request.`,
      "The slow readers are simulated by slowhttptest (on Debian: apt-get install slowhttptest). Behind a proxy, connections from one address belong to many visitors.",
      "Added memory: the peak during the attack minus the memory before it.",
    ],
  };
}

async function measureAttack(bench: Bench, send: Attack, settings: Record<string, string>) {
  const site = await warmSite(bench, settings);
  const before = memoryOf(site.pid, "now");
  const visitor = fork(fileURLToPath(new URL("visitor-process.ts", import.meta.url)), [site.url]);
  bench.resources.defer(() => void visitor.kill());
  await pause(500);
  const answers = await send({ url: site.url, port: Number(new URL(site.url).port) });
  const visited = once(visitor, "message");
  visitor.send("leave");
  const [visit] = await visited;
  const { times, enquiries }: VisitTimes = visit;
  const grown = (memoryOf(site.pid, "peak") - before) / 2 ** 20;
  await site.stop();
  return [answers, grown, median(times), p99(times), Math.max(...enquiries)];
}

/** Starts the site and warms it up, so that the figures do not include the cost of its first requests. */
async function warmSite(bench: Bench, settings: Record<string, string>): Promise<RunningSite> {
  const site = await startSite(bench, temporaryFolder(bench), settings);
  await flood(10, () => ({ path: "/", headers: { "accept-encoding": "br" } }), 1)({ ...site, port: 0 });
  // Posts an invalid form and misses some pages, so that the code for their responses is JIT-compiled before the
  // measurement.
  const body = new URLSearchParams({ fullname: "", emailAddress: "", msg: "" });
  await (await fetch(site.url + addresses.contact, { method: "POST", body })).text();
  for (let miss = 0; miss < 50; miss += 1) await (await fetch(`${site.url}/miss-${miss}`)).text();
  return site;
}
