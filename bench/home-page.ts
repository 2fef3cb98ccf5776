import { type IncomingMessage, request } from "node:http";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { keptAlive, type Load, load } from "./load.ts";
import { median } from "./quantiles.ts";
import { startSite } from "./site-process.ts";
import { type Bench, type Cell, ratio, type Table } from "./table.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { hasWrk, loadByFastest } from "./wrk.ts";
import { findNginx, startNginx } from "./yardsticks/nginx.ts";

const runs = 5;
const seconds = 2;
export const path = "/";
/** The headers that a browser sends when a visitor follows a link from another site, so that the visit is counted. */
export const asBrowser = {
  "accept-encoding": "br",
  "user-agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
  referer: "https://www.example.org/",
};

/** Measures the home page under load, alternately on the site and on an nginx that serves the same compressed file. */
export async function homePage(bench: Bench): Promise<Table> {
  const folder = temporaryFolder(bench);
  const found = findNginx();
  const site = await startSite(bench, folder);
  const nginx = found && (await startNginx(bench, found, folder, resolve("build/client/index.html.br")));
  if (nginx) await checkSameAnswer(site.url, nginx.url);

  const ask = (server: Server) => loadByFastest(server, seconds, { path, headers: asBrowser });
  const loads: Record<"site" | "nginx", Load[]> = { site: [], nginx: [] };
  for (let run = 0; run <= runs; run += 1) {
    loads.site.push(await ask(site));
    if (nginx) loads.nginx.push(await ask(nginx));
  }
  // The first run on each server is a warm-up.
  const [ours, theirs] = [loads.site.slice(1), loads.nginx.slice(1)];
  const rate = Math.round(median(ours.map(({ perSecond }) => perSecond)) / 2);
  const paced = (server: Server) =>
    load(server, seconds, { path, request: { headers: asBrowser } }, { rate });
  const row = (measure: string, figure: (load: Load) => number | null): Cell[] => {
    const [we, they] = [ours, theirs].map((loads) => medianOf(loads.map(figure)));
    return [measure, we ?? null, they ?? null, ratio(we ?? null, they ?? null)];
  };
  const half = await paced(site);
  const halfOfNginx = nginx && (await paced(nginx)).p99;
  return {
    heading: `Home page: brotli, ${keptAlive} keep-alive connections, ${runs} runs of ${seconds} s each, medians`,
    columns: ["measure", "site", found?.name ?? "nginx (not installed)", "ratio"],
    rows: [
      row("responses per second", ({ perSecond }) => perSecond),
      row("p99, ms", ({ p99 }) => p99),
      ["p99 at half of the site's peak rate, ms", half.p99, halfOfNginx, ratio(half.p99, halfOfNginx)],
      row("server's CPU time per response, µs", ({ cpuPerAnswer }) => cpuPerAnswer),
      row("server's use of its core, %", serverShare).with(-1, null),
    ],
    notes: [
      `Half of the peak rate: ${Math.round(half.perSecond)} requests per second, sent by Node. All others are sent by ${hasWrk() ? "wrk" : "Node, which is slower than nginx: apt-get install wrk"}.`,
      "A server well below 100% was waiting for requests; then only the CPU times can be compared.",
      nginx
        ? "The site and nginx write one line per response to a log file."
        : "Without nginx there is no yardstick; on Debian: apt-get install nginx-light",
    ],
  };
}

interface Server {
  url: string;
  pid: number;
}

function serverShare({ perSecond, cpuPerAnswer }: Load): number | null {
  return cpuPerAnswer === null ? null : (perSecond * cpuPerAnswer * 100) / 1_000_000;
}

function medianOf(figures: (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? null : median(known);
}

async function checkSameAnswer(...urls: string[]): Promise<void> {
  const [ours, theirs] = await Promise.all(urls.map(compressedAnswer));
  if (!ours || !theirs?.equals(ours)) throw new Error("The site and nginx respond with different bytes");
}

async function compressedAnswer(url: string): Promise<Buffer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers: asBrowser }, resolve).on("error", reject).end();
  });
  if (answer.headers["content-encoding"] !== "br") throw new Error(`${url} does not respond with brotli`);
  return buffer(answer);
}
