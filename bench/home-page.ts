import { type IncomingMessage, request } from "node:http";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { connections, type Load, load } from "./load.ts";
import { findNginx, startNginx } from "./nginx.ts";
import { median } from "./quantiles.ts";
import { startSite } from "./site-process.ts";
import { type Bench, type Cell, ratio, type Table } from "./table.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const runs = 5;
const seconds = 2;
const headers = { "accept-encoding": "br" };
const homeRequest = { path: "/", request: { headers } };

/** The home page from the site and the same compressed file from nginx, by turns. */
export async function homePage(bench: Bench): Promise<Table> {
  const folder = temporaryFolder(bench);
  const found = findNginx();
  const site = await startSite(bench, folder);
  const nginx = found && (await startNginx(bench, found, folder, resolve("build/client/index.html.br")));
  if (nginx) await checkSameAnswer(site.url, nginx.url);

  const loads: { site: Load[]; nginx: Load[] } = { site: [], nginx: [] };
  for (let run = 0; run <= runs; run += 1) {
    loads.site.push(await load(site, seconds, homeRequest));
    if (nginx) loads.nginx.push(await load(nginx, seconds, homeRequest));
  }
  // The first of each was for warming up.
  const [ours, theirs] = [loads.site.slice(1), loads.nginx.slice(1)];
  return {
    heading: `Home page: brotli, ${connections} keep-alive connections, ${runs} runs of ${seconds} s each, medians`,
    columns: ["measure", "site", found?.name ?? "nginx (not installed)", "ratio"],
    rows: [
      row("answers a second", ours, theirs, (one) => one.perSecond),
      row("p99, ms", ours, theirs, (one) => one.p99),
      row("server's processor time an answer, µs", ours, theirs, (one) => one.perAnswer),
      row("server's share of its core, %", ours, theirs, serverShare, "no ratio"),
      row("load's share of its core, %", ours, theirs, (one) => one.loadBusy * 100, "no ratio"),
    ],
    notes: nginx
      ? [
          "A server well below 100 % waited for the load: then only the processor time tells how the two compare.",
          "Both write one line for each answer into a log file.",
        ]
      : ["No yardstick without nginx; on Debian: apt-get install nginx-light"],
  };
}

function row(
  measure: string,
  ours: Load[],
  theirs: Load[],
  figure: (load: Load) => number | null,
  compared: "ratio" | "no ratio" = "ratio",
): Cell[] {
  const [site, yardstick] = [ours, theirs].map((loads) => medianOf(loads.map(figure)));
  const both = [site ?? null, yardstick ?? null] as const;
  return [measure, ...both, compared === "ratio" ? ratio(...both) : null];
}

function serverShare({ perSecond, perAnswer }: Load): number | null {
  return perAnswer === null ? null : (perSecond * perAnswer * 100) / 1_000_000;
}

function medianOf(figures: (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? null : median(known);
}

async function checkSameAnswer(...urls: string[]): Promise<void> {
  const [ours, theirs] = await Promise.all(urls.map(compressedAnswer));
  if (!ours || !theirs?.equals(ours)) throw new Error("The site and nginx don't answer with the same bytes");
}

async function compressedAnswer(url: string): Promise<Buffer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers }, resolve).on("error", reject).end();
  });
  if (answer.headers["content-encoding"] !== "br") throw new Error(`${url} does not answer with brotli`);
  return buffer(answer);
}
