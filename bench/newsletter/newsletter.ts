import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readOne } from "../databases.ts";
import { behindProxy } from "../enquiry-request.ts";
import { memoryOf } from "../process-figures.ts";
import { startPageProbe } from "../promises/page-probe.ts";
import { postEnquiry } from "../promises/post-enquiry.ts";
import { p99 } from "../quantiles.ts";
import { startSite } from "../site-process.ts";
import type { Bench, Table } from "../table.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { fillDatabase } from "./list.ts";
import { type MailSink, startMailSink } from "./mail-sink.ts";

/** Sends an issue to a large list while a visitor requests pages and sends an enquiry. */
export async function newsletter(bench: Bench, subscribers: number): Promise<Table> {
  const sink = await startMailSink(bench);
  const folder = temporaryFolder(bench);
  const instruments = join(folder, "instruments.json");
  const settings = {
    ...behindProxy,
    SMTP_URL: sink.url,
    NEWSLETTER_RATE: "9999999/day",
    LOG_LEVEL: "warn",
    NODE_OPTIONS: `--import ${fileURLToPath(new URL("instruments.mjs", import.meta.url))}`,
    INSTRUMENTS: instruments,
  };
  const file = join(folder, "site.db");
  const site = await startSite(bench, folder, settings);
  const memory = () => (memoryOf(site.pid, "now") ?? 0) / 1e6;
  await enquiryArrives(1, site.url, sink);
  for (let page = 0; page < 100; page += 1) await (await fetch(site.url)).arrayBuffer();
  const started = memory();
  fillDatabase(file, subscribers);
  sink.taken.length = 0;
  process.kill(site.pid, "SIGUSR2");
  const probe = startPageProbe(site.url);
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
  const sent = Number(readOne(file, "select count(*) from outbox where kind = 'issue' and state = 'sent'"));
  const copies = issues.length - new Set(issues.map(({ to }) => to)).size;
  const pages = probe.figures.times;
  const each = commits / subscribers;
  const grown = ((peak - started) * 1e6) / 2 ** 20;
  return {
    heading: `Newsletter: an issue of 46 KB to ${subscribers.toLocaleString("en-AU")} subscribers, SQLite`,
    columns: ["measure", "site"],
    rows: [
      ["subscribers per second", rate],
      ["marked as sent", sent],
      ["duplicate emails", copies],
      ["commits per subscriber", each],
      ["longest delay of the event loop, ms", longestStopMs],
      ["memory after an enquiry and 100 pages, MB", started],
      ["memory when 10% are sent, MB", at.get(0.1) ?? null],
      ["memory when 50% are sent, MB", at.get(0.5) ?? null],
      ["memory when all are sent, MB", at.get(1) ?? null],
      ["peak memory, MB", peak],
      ["pages meanwhile: p99, ms", p99(pages)],
      ["pages meanwhile: slowest, ms", Math.max(...pages)],
      ["enquiry sent at 50%: reaches the mail server after, ms", enquiryMs],
    ],
    notes: ["Commits: all of the site's, including those of the schedule, the visit counts and the enquiry."],
    problems: [
      ...(sent === subscribers ? [] : [`${sent} of ${subscribers} are marked as sent`]),
      ...(copies > 0 ? [`${copies} duplicate emails`] : []),
      ...(rate < leastRate ? ["Fewer than 10,000 subscribers per hour"] : []),
      ...(longestStopMs > 50 ? [`The event loop was blocked for ${Math.round(longestStopMs)} ms`] : []),
      ...(enquiryMs <= 5_000 ? [] : ["An enquiry waited for the issue"]),
      ...(grown > 20 ? [`Memory grew by ${Math.round(grown)} MiB`] : []),
    ],
  };
}

const leastRate = 10_000 / 3_600;

function readInstruments(file: string): { commits: number; longestStopMs: number } {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Returns the number of emails per second between the first email and the last. */
function perSecond(taken: MailSink["taken"]): number {
  const [first = 0, last = 0] = [taken[0]?.at, taken.at(-1)?.at];
  return (taken.length - 1) / ((last - first) / 1_000);
}

async function enquiryArrives(enquiry: number, url: string, sink: MailSink): Promise<number> {
  const begun = performance.now();
  await postEnquiry(url, enquiry, null, {});
  for (;;) {
    const mail = sink.taken.find(({ to, at }) => at > begun && !to.startsWith("subscriber-"));
    if (mail) return mail.at - begun;
    await pause(5);
  }
}
