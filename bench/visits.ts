import { join } from "node:path";
import { asBrowser, path } from "./home-page.ts";
import { keptAlive, type Load } from "./load.ts";
import { median } from "./quantiles.ts";
import { readOne } from "./read-one.ts";
import { startSite } from "./site-process.ts";
import type { Bench, Table } from "./table.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { hasWrk, loadByFastest } from "./wrk.ts";

const rounds = 100;
const seconds = 1;
/** Percent of the answers a second. */
const mostCost = 2;
/** As many bytes, to the same process: two processes differ by more than what counting costs. */
const notCounted = { ...asBrowser, "sec-fetch-dest": "manifest" };

/** What it costs to count visits: the home page as a browser asks for it, counted and not, by turns. */
export async function visits(bench: Bench): Promise<Table> {
  const folder = temporaryFolder(bench);
  const site = await startSite(bench, folder);
  const ask = (headers: typeof asBrowser) => loadByFastest(site, seconds, { path, headers });
  const loads: { counted: Load[]; not: Load[] } = { counted: [], not: [] };
  for (let round = 0; round <= rounds; round += 1) {
    // Each is first in every other round: whatever changes with time hits both.
    if (round % 2 === 0) loads.counted.push(await ask(asBrowser));
    loads.not.push(await ask(notCounted));
    if (round % 2 === 1) loads.counted.push(await ask(asBrowser));
  }
  await site.stop();
  checkCounted(loads.counted, Number(readOne(join(folder, "site.db"), "select sum(views) from page_views")));

  const wrk = hasWrk();
  const rate = ({ perSecond, perAnswer }: Load) =>
    wrk || perAnswer === null ? perSecond : 1_000_000 / perAnswer;
  // The first of each was for warming up.
  const [counted, not] = [loads.counted.slice(1).map(rate), loads.not.slice(1).map(rate)];
  const share = median(counted.map((each, round) => each / (not[round] ?? Number.NaN)));
  const cost = 100 * (1 - share);
  return {
    heading: `Visits: the home page asked for as by a browser, ${rounds} rounds of ${seconds} s each, medians`,
    columns: ["measure", "counted", "not counted", "ratio"],
    rows: [
      ["answers a second", median(counted), median(not), share],
      ["what counting costs, % of them", cost, null, null],
    ],
    notes: [
      "The ratio is the median of the rounds’. Both are of one process, which learns by Sec-Fetch-Dest alone what is no visit.",
      ...(wrk
        ? []
        : ["By the server’s processor time: autocannon is slower than the site. apt-get install wrk"]),
    ],
    problems: cost < mostCost ? [] : [`Counting visits costs ${cost.toFixed(1)} % of the answers a second`],
  };
}

/** @throws Error where the site has not counted those, and no others: the figures would be of something else. */
function checkCounted(loads: readonly Load[], stored: number): void {
  const asked = loads.reduce((sum, { answers }) => sum + answers, 0);
  // What is being answered when the time is over is counted by the site alone.
  const most = asked + loads.length * keptAlive;
  if (stored < asked || stored > most) throw new Error(`Of ${asked} visits ${stored} were counted`);
}
