import { readFileSync } from "node:fs";
import { join } from "node:path";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { ensureBrowser } from "../../scripts/install/browser.mjs";
import { startSite } from "../site-process.ts";
import type { Bench, Cell, Table } from "../table.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { runLighthouse } from "./lighthouse-run.ts";

/** What Lighthouse says of every page once, on a phone: a table to be looked through, while `lighthouse` compares. */
export async function everyRoute(bench: Bench): Promise<Table> {
  const folder = temporaryFolder(bench);
  const where = { folder, browser: await ensureBrowser() };
  const site = await startSite(bench, folder);
  const rows: Cell[][] = [];
  const problems: string[] = [];
  for (const address of routes()) {
    const judgement = await bench.pinning.onAllCores(() =>
      runLighthouse(site.url + address, "mobile", where),
    );
    const { scores, faults, firstPaint, largestPaint, blocking, shift } = judgement;
    rows.push([address, scores.join(" "), firstPaint, largestPaint, blocking, shift]);
    if (scores.some((score) => score < 100)) problems.push(`${address}: ${faults.join(", ")}`);
  }
  return {
    heading: `Lighthouse: each of ${rows.length} pages once, mobile`,
    columns: ["page", "scores", "first paint, ms", "largest paint, ms", "blocking, ms", "shift"],
    rows,
    notes: ["Scores: performance, accessibility, best practices, search engines, agentic browsing."],
    problems,
  };
}

/** Those of the sitemap, without the showcase's page for each component, and the template pages. */
function routes(): string[] {
  const sitemap = readFileSync(join("build", "client", "sitemap.xml"), "utf8");
  const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = ""]) => new URL(address).pathname);
  return [
    ...listed.filter((path) => !path.startsWith("/sections/components/")),
    ...Object.values(templateAddresses),
  ];
}
