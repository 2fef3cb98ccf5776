import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { querySqlite } from "../databases.ts";
import { behindProxy, postEnquiry } from "../enquiry.ts";
import { memoryOf } from "../process-figures.ts";
import { startPageProbe } from "../promises/page-probe.ts";
import { problemsIn } from "../promises/traffic.ts";
import { p99 } from "../quantiles.ts";
import { type Bench, temporaryFolder } from "../resources.ts";
import { startSite } from "../site-process.ts";
import type { Table } from "../table.ts";
import { fillDatabase } from "./list.ts";
import { type MailSink, startMailSink } from "./mail-sink.ts";

/** Sends an issue to a large list while a visitor requests pages and sends an enquiry. */
export async function newsletter(bench: Bench, { subscribers }: { subscribers: number }): Promise<Table> {
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
  const memory = () => memoryOf(site.pid, "now") / 1e6;
  await enquiryArrives(1, site.url, sink);
  for (let page = 0; page < 100; page += 1) await (await fetch(site.url)).arrayBuffer();
  const started = memory();
  fillDatabase(file, subscribers);
  sink.taken.length = 0;
  process.kill(site.pid, "SIGUSR2");
  const probe = startPageProbe(site.url);
  const at = new Map<number, number>();
  let [peak, enquiryMs] = [started, Number.NaN];
  while (querySqlite(file, "select state from newsletter_issues")[0]?.state !== "ended") {
    await pause(100);
    peak = Math.max(peak, memory());
    for (const part of [0.1, 0.5, 1]) {
      if (!at.has(part) && sink.taken.length >= part * subscribers) at.set(part, memory());
    }
    if (Number.isNaN(enquiryMs) && at.has(0.5)) enquiryMs = await enquiryArrives(2, site.url, sink);
  }
  probe.stop();
  await site.stop();
  const { commits, longestStopMs }: Measured = JSON.parse(readFileSync(instruments, "utf8"));
  const issues = sink.taken.filter(({ to }) => to.startsWith("subscriber-"));
  const rate = perSecond(issues);
  const sent = querySqlite(file, "select id from outbox where kind = 'issue' and state = 'sent'").length;
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
      ["memory when 10% are sent, MB", at.get(0.1) ?? Number.NaN],
      ["memory when 50% are sent, MB", at.get(0.5) ?? Number.NaN],
      ["memory when all are sent, MB", at.get(1) ?? Number.NaN],
      ["peak memory, MB", peak],
      ["pages meanwhile: p99, ms", p99(pages)],
      ["pages meanwhile: slowest, ms", Math.max(...pages)],
      ["enquiry sent at 50%: reaches the mail server after, ms", enquiryMs],
    ],
    notes: ["Commits: all of the site's, including those of the schedule, the visit counts and the enquiry."],
    problems: problemsIn({
      [`${sent} of ${subscribers} are marked as sent`]: sent !== subscribers,
      [`${copies} duplicate emails`]: copies > 0,
      "Fewer than 10,000 subscribers per hour": rate < 10_000 / 3_600,
      [`The event loop was blocked for ${Math.round(longestStopMs)} ms`]: longestStopMs > 50,
      "An enquiry waited for the issue": !(enquiryMs <= 5_000),
      [`Memory grew by ${Math.round(grown)} MiB`]: grown > 20,
    }),
  };
}

/** What `instruments.mjs` writes. */
interface Measured {
  commits: number;
  longestStopMs: number;
}

/** Returns the number of emails per second between the first email and the last. */
function perSecond(taken: MailSink["taken"]): number {
  const [first = 0, last = 0] = [taken[0]?.at, taken.at(-1)?.at];
  return (taken.length - 1) / ((last - first) / 1_000);
}

async function enquiryArrives(enquiry: number, url: string, sink: MailSink): Promise<number> {
  const begun = performance.now();
  await postEnquiry(url, enquiry, {});
  for (;;) {
    const mail = sink.taken.find(({ to, at }) => at > begun && !to.startsWith("subscriber-"));
    if (mail) return mail.at - begun;
    await pause(5);
  }
}
