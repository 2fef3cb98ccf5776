import { readFileSync } from "node:fs";
import { addresses } from "../../contract/addresses.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { ensureBrowser } from "../../scripts/install/browser.ts";
import type { Options } from "../options.ts";
import { median } from "../quantiles.ts";
import { type Bench, temporaryFolder } from "../resources.ts";
import { startSite } from "../site-process.ts";
import type { Cell, Table } from "../table.ts";
import { type Device, type Judgement, runLighthouse } from "./lighthouse-run.ts";

/** Scores five pages three times on two devices, or all pages once on a simulated phone. */
export async function lighthouse(bench: Bench, { chosen }: Options<never>): Promise<Table> {
  const all = chosen.includes("all");
  const folder = temporaryFolder(bench);
  const browser = ensureBrowser();
  const { url } = await startSite(bench, folder);
  const [pages, devices, runs]: [string[], Device[], number] = all
    ? [routes(), ["mobile"], 1]
    : [five, ["mobile", "desktop"], 3];
  const rows: Cell[][] = [];
  const problems: string[] = [];
  for (const address of pages) {
    for (const device of devices) {
      const found: Judgement[] = [];
      while (found.length < runs) found.push(await runLighthouse(url + address, device, folder, browser));
      const middle = (figure: (judgement: Judgement) => number) => median(found.map(figure));
      const scores = [0, 1, 2, 3, 4].map((category) => middle(({ scores }) => scores[category] ?? 0));
      rows.push([
        `${address}, ${device}`,
        scores.join(" "),
        middle(({ firstPaint }) => firstPaint),
        middle(({ largestPaint }) => largestPaint),
        middle(({ blocking }) => blocking),
        middle(({ shift }) => shift),
      ]);
      const faults = new Set(found.flatMap(({ faults }) => faults));
      if (scores.some((score) => score < 100) || (faults.size > 0 && !all))
        problems.push(`${address}, ${device}: ${[...faults].join(", ")}`);
    }
  }
  return {
    heading: `Lighthouse: ${pages.length} pages, medians of ${runs}`,
    columns: ["page", "scores", "first paint, ms", "largest paint, ms", "blocking, ms", "shift"],
    rows,
    notes: [
      "Scores: performance, accessibility, best practices, search engines, agentic browsing. Mobile: a slow phone on a slow network, simulated by Lighthouse.",
    ],
    problems,
  };
}

const five = [
  addresses.presentation,
  addresses.contact,
  addresses.pricing,
  "/sections/elements/buttons",
  "/pages/landing-pages/rental",
];

/** Returns the paths of the template pages and of all pages in the sitemap, except those for single components. */
function routes(): string[] {
  const sitemap = readFileSync("build/client/sitemap.xml", "utf8");
  const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = ""]) => new URL(address).pathname);
  return [
    ...listed.filter((path) => !path.startsWith("/sections/components/")),
    ...Object.values(templateAddresses),
  ];
}
