import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addresses } from "../../contract/addresses.ts";
import { ensureBrowser } from "../../scripts/install/browser.mjs";
import { median } from "../quantiles.ts";
import { startSite } from "../site-process.ts";
import { type Bench, type Cell, ratio, type Table } from "../table.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { serveBarePage } from "../yardsticks/bare-page.ts";
import { type Device, type Judgement, runLighthouse, type Where } from "./lighthouse-run.ts";

const runs = 3;
const build = join("build", "client");

const pages: Record<string, string> = {
  home: addresses.presentation,
  contact: addresses.contact,
  pricing: addresses.pricing,
  buttons: "/sections/elements/buttons",
  rental: "/pages/landing-pages/rental",
};

/** What Lighthouse says of five pages, and when they paint beside bare HTML with the same text, fonts and pictures. */
export async function lighthouse(bench: Bench): Promise<Table> {
  const folder = temporaryFolder(bench);
  const where = { folder, browser: await ensureBrowser() };
  const site = await startSite(bench, folder);
  const rows: Cell[][] = [];
  const problems: string[] = [];
  for (const [name, address] of Object.entries(pages)) {
    const bare = await serveBarePage(bench, readFileSync(join(build, address, "index.html"), "utf8"), build);
    for (const device of ["mobile", "desktop"] as const) {
      const judge = (url: string) => bench.pinning.onAllCores(() => judgedTimes(runs, url, device, where));
      const ours = await judge(site.url + address);
      rows.push(...rowsOf(`${name}, ${device}`, ours, await judge(bare)));
      const faults = new Set(ours.flatMap(({ faults }) => faults));
      problems.push(...[...faults].map((fault) => `${name}, ${device}: ${fault}`));
    }
  }
  return {
    heading: `Lighthouse: ${runs} runs of each page and device, medians`,
    columns: ["measure", "site", "bare HTML", "ratio"],
    rows,
    notes: [
      "Scores: performance, accessibility, best practices, search engines, agentic browsing.",
      "The browser has all cores. Mobile: a slow phone on a slow network, as Lighthouse simulates them; bare HTML has the same text, fonts and pictures.",
    ],
    problems,
  };
}

async function judgedTimes(times: number, url: string, device: Device, where: Where): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (let run = 0; run < times; run += 1) judgements.push(await runLighthouse(url, device, where));
  return judgements;
}

function rowsOf(name: string, ours: Judgement[], bare: Judgement[]): Cell[][] {
  const row = (measure: string, figure: (judgement: Judgement) => number): Cell[] => {
    const [site, yardstick] = [median(ours.map(figure)), median(bare.map(figure))];
    return [`${name}: ${measure}`, site, yardstick, ratio(site, yardstick)];
  };
  const scores = [0, 1, 2, 3, 4].map((category) => median(ours.map(({ scores }) => scores[category] ?? 0)));
  return [
    [`${name}: scores`, scores.join(" "), null, null],
    row("first contentful paint, ms", ({ firstPaint }) => firstPaint),
    row("largest contentful paint, ms", ({ largestPaint }) => largestPaint),
    row("blocking time, ms", ({ blocking }) => blocking),
  ];
}
