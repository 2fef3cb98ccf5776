import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addresses } from "../../contract/addresses.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { ensureBrowser } from "../../scripts/install/browser.ts";
import { median } from "../quantiles.ts";
import { startSite } from "../site-process.ts";
import { type Bench, type Cell, ratio, type Table } from "../table.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { serveBarePage } from "../yardsticks/bare-page.ts";
import { type Device, type Judgement, runLighthouse } from "./lighthouse-run.ts";

const runs = 3;
const build = join("build", "client");

const pages: Record<string, string> = {
  home: addresses.presentation,
  contact: addresses.contact,
  pricing: addresses.pricing,
  buttons: "/sections/elements/buttons",
  rental: "/pages/landing-pages/rental",
};

/**
 * Scores five pages, and compares their paint times with those of bare HTML that has the same text, fonts and pictures.
 */
export async function lighthouse(bench: Bench): Promise<Table> {
  const { score, siteUrl } = await startScoring(bench);
  const rows: Cell[][] = [];
  const problems: string[] = [];
  for (const [name, address] of Object.entries(pages)) {
    const bare = await serveBarePage(bench, readFileSync(join(build, address, "index.html"), "utf8"), build);
    for (const device of ["mobile", "desktop"] as const) {
      const ours = await score(siteUrl + address, device, runs);
      rows.push(...rowsOf(`${name}, ${device}`, ours, await score(bare, device, runs)));
      const faults = new Set(ours.flatMap(({ faults }) => faults));
      problems.push(...[...faults].map((fault) => `${name}, ${device}: ${fault}`));
    }
  }
  return {
    heading: `Lighthouse: ${runs} runs of each page and device, medians`,
    columns: ["measure", "site", "bare HTML", "ratio"],
    rows,
    notes: [
      scoresAre,
      "The browser may use all cores. Mobile: a slow phone on a slow network, simulated by Lighthouse. Bare HTML has the same text, fonts and pictures.",
    ],
    problems,
  };
}

/** Scores every page once, on a simulated phone. */
export async function everyRoute(bench: Bench): Promise<Table> {
  const { score, siteUrl } = await startScoring(bench);
  const rows: Cell[][] = [];
  const problems: string[] = [];
  for (const address of routes()) {
    for (const each of await score(siteUrl + address, "mobile", 1)) {
      const { scores, faults, firstPaint, largestPaint, blocking, shift } = each;
      rows.push([address, scores.join(" "), firstPaint, largestPaint, blocking, shift]);
      if (scores.some((score) => score < 100)) problems.push(`${address}: ${faults.join(", ")}`);
    }
  }
  return {
    heading: `Lighthouse: each of ${rows.length} pages once, mobile`,
    columns: ["page", "scores", "first paint, ms", "largest paint, ms", "blocking, ms", "shift"],
    rows,
    notes: [scoresAre],
    problems,
  };
}

const scoresAre = "Scores: performance, accessibility, best practices, search engines, agentic browsing.";

/** Starts the site. Returns its URL and a function that runs Lighthouse on a page several times. */
async function startScoring(bench: Bench) {
  const folder = temporaryFolder(bench);
  const where = { folder, browser: ensureBrowser() };
  const { url: siteUrl } = await startSite(bench, folder);
  const score = async (url: string, device: Device, times: number) => {
    const judgements: Judgement[] = [];
    for (let run = 0; run < times; run += 1) {
      judgements.push(await bench.pinning.onAllCores(() => runLighthouse(url, device, where)));
    }
    return judgements;
  };
  return { siteUrl, score };
}

/** Returns the paths of the template pages and of all pages in the sitemap, except those for single components. */
function routes(): string[] {
  const sitemap = readFileSync(join(build, "sitemap.xml"), "utf8");
  const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = ""]) => new URL(address).pathname);
  return [
    ...listed.filter((path) => !path.startsWith("/sections/components/")),
    ...Object.values(templateAddresses),
  ];
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
