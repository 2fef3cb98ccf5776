import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startChild } from "../child.ts";
import { behindProxy } from "../enquiry-request.ts";
import { memoryNow } from "../process-figures.ts";
import { startPageProbe } from "../promises/page-probe.ts";
import { postEnquiry } from "../promises/post-enquiry.ts";
import { p99 } from "../quantiles.ts";
import { readOne } from "../read-one.ts";
import { startSite } from "../site-process.ts";
import { type Bench, type Cell, ratio, type Table } from "../table.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { fillDatabase } from "./list.ts";
import { type MailSink, startMailSink } from "./mail-sink.ts";

const toCompare = 2_000;

/**
 * An issue to a large list, beside pages and an enquiry; and two loops to compare with: nodemailer's pool without a
 * database, and a cursor that moves with each batch.
 */
export async function newsletter(bench: Bench, subscribers: number): Promise<Table> {
  const sink = await startMailSink(bench);
  const bare = await rateOf(bench, sink, "pooled-nodemailer.mjs");
  const cursor = await rateOf(bench, sink, "cursor-per-batch.mjs", temporaryFolder(bench));
  const folder = temporaryFolder(bench);
  const instruments = join(folder, "instruments.json");
  const settings = {
    ...behindProxy,
    SMTP_URL: sink.url,
    NEWSLETTER_RATE: "9999999/day",
    LOG_LEVEL: "warn",
    NODE_OPTIONS: `--import ${program("instruments.mjs")}`,
    INSTRUMENTS: instruments,
  };
  const file = join(folder, "site.db");
  const site = await startSite(bench, folder, settings);
  const memory = () => (memoryNow(site.pid) ?? 0) / 1e6;
  await enquiryArrives(1, site.url, sink);
  for (let page = 0; page < 100; page += 1) await (await fetch(site.url)).arrayBuffer();
  const started = memory();
  fillDatabase(file, subscribers);
  sink.taken.length = 0;
  process.kill(site.pid, "SIGUSR2");
  const probe = startPageProbe(site.url, () => false);
  const at = new Map<number, number>();
  let [peak, enquiryMs] = [started, Number.NaN];
  while (readOne(file, "select state from newsletter_issues") !== "ended") {
    await pause(100);
    peak = Math.max(peak, memory());
    for (const part of [0.1, 0.5, 1]) {
      if (!at.has(part) && sink.taken.length >= part * subscribers) at.set(part, memory());
    }
    if (Number.isNaN(enquiryMs) && at.has(0.5)) enquiryMs = await enquiryArrives(2, site.url, sink);
  }
  probe.stop();
  await site.stop();
  const { commits, longestStopMs } = readInstruments(instruments);
  const issues = sink.taken.filter(({ to }) => to.startsWith("subscriber-"));
  const rate = perSecond(issues);
  const sent = Number(readOne(file, "select count(*) from newsletter_deliveries where state = 'sent'"));
  const copies = issues.length - new Set(issues.map(({ to }) => to)).size;
  const pages = probe.figures.times;
  const each = commits / subscribers;
  const grown = ((peak - started) * 1e6) / 2 ** 20;
  return {
    heading: `Newsletter: an issue of 46 KB to ${subscribers.toLocaleString("en-AU")} subscribers, SQLite, a durable mark for each`,
    columns: ["measure", "site", "a cursor per batch", "nodemailer’s pool, no database", "ratio to the pool"],
    rows: [
      ["subscribers a second", rate, cursor, bare, ratio(rate, bare)],
      ...(
        [
          ["marked as sent", sent],
          ["second copies", copies],
          ["commits for each", each],
          ["longest stop of the event loop, ms", longestStopMs],
          ["memory after an enquiry and 100 pages, MB", started],
          ["memory when 10 % are sent, MB", at.get(0.1) ?? null],
          ["memory when 50 % are sent, MB", at.get(0.5) ?? null],
          ["memory when all are sent, MB", at.get(1) ?? null],
          ["memory at most, MB", peak],
          ["pages beside it: 99 % took at most, ms", p99(pages)],
          ["pages beside it: the slowest, ms", Math.max(...pages)],
          ["an enquiry in the middle reaches the mail server after, ms", enquiryMs],
        ] satisfies Cell[][]
      ).map((row) => [...row, null, null, null]),
    ],
    notes: [
      `Both loops send ${toCompare} mails on four connections, on the site's core; the pool composes each mail.`,
      "The cursor moves when a batch of 1,000 is fetched, as listmonk's does: who is killed loses what is left of it.",
      "Commits are all of the site's, those of the schedule, the pages' counts and the enquiry as well.",
    ],
    problems: [
      ...(sent === subscribers ? [] : [`${sent} are marked as sent`]),
      ...(copies > 0 ? [`${copies} second copies`] : []),
      ...(rate < 3 * bare ? ["Less than three times the pool’s rate"] : []),
      ...(each > 1.1 ? ["More than 1.1 commits for a subscriber"] : []),
      ...(longestStopMs > 50 ? [`The event loop stood still for ${Math.round(longestStopMs)} ms`] : []),
      ...(enquiryMs <= 5_000 ? [] : ["An enquiry waited for the issue"]),
      ...(grown > 20 ? [`Memory grew by ${Math.round(grown)} MiB`] : []),
    ],
  };
}

/** Mails per second of a loop that sends `toCompare` of them. */
async function rateOf(bench: Bench, sink: MailSink, name: string, ...more: string[]): Promise<number> {
  sink.taken.length = 0;
  const parameters = [program(name), String(sink.port), String(toCompare), ...more];
  const loop = await startChild(bench, process.execPath, parameters, {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await once(loop.process, "exit");
  if (sink.taken.length !== toCompare) throw new Error(`${name} sent ${sink.taken.length} mails`);
  return perSecond(sink.taken);
}

function program(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

function readInstruments(file: string): { commits: number; longestStopMs: number } {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** From the first to the last. */
function perSecond(taken: MailSink["taken"]): number {
  const [first = 0, last = 0] = [taken[0]?.at, taken.at(-1)?.at];
  return (taken.length - 1) / ((last - first) / 1_000);
}

async function enquiryArrives(enquiry: number, url: string, sink: MailSink): Promise<number> {
  const begun = performance.now();
  const agent = new Agent();
  await postEnquiry(agent, url, enquiry, null);
  for (;;) {
    const mail = sink.taken.find(({ to, at }) => at > begun && !to.startsWith("subscriber-"));
    if (mail) return mail.at - begun;
    await pause(5);
  }
}
