import { once } from "node:events";
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
import { startSite } from "../site-process.ts";
import { type Bench, ratio, type Table } from "../table.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { fillDatabase, readOne } from "./list.ts";
import { type MailSink, startMailSink } from "./mail-sink.ts";

const toCompare = 2_000;

/** An issue to a large list, beside pages and an enquiry; and a bare loop with nodemailer's pool to compare with. */
export async function newsletter(bench: Bench, subscribers: number): Promise<Table> {
  const sink = await startMailSink(bench);
  const bare = await pooledNodemailer(bench, sink);
  sink.taken.length = 0;
  const folder = temporaryFolder(bench);
  const settings = { ...behindProxy, SMTP_URL: sink.url, NEWSLETTER_RATE: "9999999/day", LOG_LEVEL: "warn" };
  const file = join(folder, "site.db");
  await (await startSite(bench, folder, settings)).stop();
  fillDatabase(file, subscribers);
  const site = await startSite(bench, folder, settings);
  const probe = startPageProbe(site.url, () => false);
  const started = memoryNow(site.pid) ?? 0;
  let [peak, enquiryMs] = [started, Number.NaN];
  while (sink.taken.length < subscribers) {
    await pause(100);
    peak = Math.max(peak, memoryNow(site.pid) ?? 0);
    if (Number.isNaN(enquiryMs) && sink.taken.length > subscribers / 2) {
      enquiryMs = await enquiryArrives(site.url, sink);
    }
  }
  await pause(3_000);
  probe.stop();
  const times = sink.taken.filter(({ to }) => to.startsWith("subscriber-")).map(({ at }) => at);
  const rate = perSecond(times);
  const state = String(readOne(file, "select state from newsletter_issues"));
  const sent = Number(readOne(file, "select count(*) from newsletter_deliveries where state = 'sent'"));
  const copies = times.length - new Set(sink.taken.map(({ to }) => to)).size + 1;
  const pages = probe.figures.times;
  const grown = (peak - started) / 2 ** 20;
  return {
    heading: `Newsletter: an issue of 46 KB to ${subscribers.toLocaleString("en-AU")} subscribers, SQLite, a durable mark for each`,
    columns: ["measure", "site", "nodemailer’s pool, no database", "ratio"],
    rows: [
      ["subscribers a second", rate, bare, ratio(rate, bare)],
      ["marked as sent", sent, null, null],
      ["second copies", copies, null, null],
      ["memory at start, MB", started / 1e6, null, null],
      ["memory at most, MB", peak / 1e6, null, null],
      ["pages beside it: 99 % took at most, ms", p99(pages), null, null],
      ["pages beside it: the slowest, ms", Math.max(...pages), null, null],
      ["an enquiry in the middle reaches the mail server after, ms", enquiryMs, null, null],
    ],
    notes: [`The pool composes each mail; ${toCompare} mails on four connections, on the site's core.`],
    problems: [
      ...(state === "ended" && sent === subscribers ? [] : [`The issue is ${state}, ${sent} are marked`]),
      ...(copies > 0 ? [`${copies} second copies`] : []),
      ...(rate < 3 * bare ? ["Less than three times the pool’s rate"] : []),
      ...(enquiryMs < 5_000 ? [] : ["An enquiry waited for the issue"]),
      ...(grown > 20 ? [`Memory grew by ${Math.round(grown)} MiB`] : []),
    ],
  };
}

async function pooledNodemailer(bench: Bench, sink: MailSink): Promise<number> {
  const program = fileURLToPath(new URL("pooled-nodemailer.mjs", import.meta.url));
  const loop = await startChild(bench, process.execPath, [program, String(sink.port), String(toCompare)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await once(loop.process, "exit");
  return perSecond(sink.taken.map(({ at }) => at));
}

/** From the first to the last. */
function perSecond(times: readonly number[]): number {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return (times.length - 1) / ((last - first) / 1_000);
}

async function enquiryArrives(url: string, sink: MailSink): Promise<number> {
  const begun = performance.now();
  const agent = new Agent();
  await postEnquiry(agent, url, 1, null);
  for (;;) {
    const mail = sink.taken.find(({ to, at }) => at > begun && !to.startsWith("subscriber-"));
    if (mail) return mail.at - begun;
    await pause(5);
  }
}
