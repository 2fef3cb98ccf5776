import type { Verdict } from "../promises/ledger.ts";
import { manyOpen, type PageFigures } from "../promises/page-probe.ts";
import type { LoadFigures } from "../promises/steady-load.ts";
import { median, p99 } from "../quantiles.ts";
import type { Cell, Table } from "../table.ts";
import type { SoakOptions } from "./options.ts";
import { memoryTrend, type Sample } from "./samples.ts";

/** What a soak found, for people, and what of it must not be. */
export function soakTable(found: Soaked): Table {
  const { options, verdict, load, sending, pages, samples, drainSamples, drained, faults } = found;
  const all = [...samples, ...drainSamples];
  const handles = all.flatMap((sample) => sample.handles ?? []);
  const wal = all.flatMap((sample) => sample.wal ?? []);
  const trend = memoryTrend(samples);
  const everyPage = [...pages.times, ...pages.backedUp];
  return {
    heading: `Soak: ${options.rate} enquiries a second for ${options.minutes} min, faults all the time`,
    columns: ["measure", options.database],
    rows: [
      ["enquiries sent", sending.sent],
      ["accepted (answer 200)", verdict.accepted],
      ["accepted, and received by the mail server", verdict.delivered],
      ["accepted, and still in the outbox", verdict.open],
      ["accepted, and lost", verdict.lost.length],
      ["never accepted", sending.unanswered],
      ["second copies received", verdict.copies],
      ["of these after a cut answer or a kill", verdict.explained],
      ["stored twice", verdict.storedTwice.length],
      ["retries by the senders", load.retries],
      ["connections cut by the senders", load.cut],
      ["without an answer: refused or cut by the kill", load.noAnswer],
      ["answers 503", load.busy],
      ["answers 429", load.tooMany],
      ["other answers", load.others.length],
      ["accepted a second", verdict.accepted / sending.seconds],
      ...spread("answer 200", load.times),
      ...spread("page", everyPage),
      ...spread(`page while ${manyOpen.toLocaleString("en-AU")} mails or more wait`, pages.backedUp),
      ["pages without an answer", pages.failed],
      ["kills of the site", faults.kills],
      ["mail server down, times", faults.outages],
      ["mails put off (450, 451)", faults.putOff],
      ["resets after DATA", faults.resets],
      ["mail server silent, times", faults.hangs],
      ["most mails in the outbox", highest(all.map(({ open }) => open))],
      ["mails in the outbox when the load ended", samples.at(-1)?.open ?? null],
      [verdict.open === 0 ? "then empty after, s" : "not empty after, s", drained],
      ["memory in the first minute, MiB", trend?.first ?? null],
      ["memory in the last minute, MiB", trend?.last ?? null],
      ["growth of memory once warm, MiB a minute", trend?.perMinute ?? null],
      ["open files and sockets, fewest", handles.length === 0 ? null : Math.min(...handles)],
      ["open files and sockets, most", highest(handles)],
      ["write-ahead log at its largest, MiB", inMebibytes(highest(wal))],
    ],
    notes: [
      "Time to answer: since the enquiry was due, so a site that stalls pays for all that came due meanwhile.",
      "Memory: of the process that lived longest between kills, if two minutes at least; warm after its first minute.",
    ],
    problems: problemsOf(found),
  };
}

export interface Soaked {
  options: SoakOptions;
  verdict: Verdict;
  load: LoadFigures;
  sending: { sent: number; seconds: number; unanswered: number };
  pages: PageFigures;
  /** While the load went on. */
  samples: Sample[];
  /** While the outbox drained. */
  drainSamples: Sample[];
  /** Seconds. */
  drained: number;
  faults: Record<"outages" | "putOff" | "resets" | "hangs" | "kills", number>;
}

function problemsOf({ verdict, load, sending }: Soaked): string[] {
  const few = (enquiries: number[]) => enquiries.slice(0, 5).join(", ");
  const { lost, unexplained, storedTwice, foreign } = verdict;
  return [
    ...(lost.length > 0 ? [`Lost: ${lost.length} enquiries that were accepted, as ${few(lost)}.`] : []),
    ...(unexplained.length > 0
      ? [`Twice without a reason: the mails of ${unexplained.length} enquiries, as ${few(unexplained)}.`]
      : []),
    ...(storedTwice.length > 0
      ? [`Stored twice: ${storedTwice.length} enquiries, as ${few(storedTwice)}.`]
      : []),
    ...(foreign > 0 ? [`${foreign} mails tell of no enquiry of this run.`] : []),
    ...(sending.unanswered > 0
      ? [`${sending.unanswered} enquiries were not accepted within a minute after the last.`]
      : []),
    ...(load.others.length > 0
      ? [`Answers that nobody should get: ${[...new Set(load.others)].join(", ")}.`]
      : []),
  ];
}

function spread(what: string, times: number[]): Cell[][] {
  const known = times.length > 0;
  return [
    [`${what}: median, ms`, known ? median(times) : null],
    [`${what}: p99, ms`, known ? p99(times) : null],
  ];
}

function highest(figures: number[]): number | null {
  return figures.length === 0 ? null : Math.max(...figures);
}

function inMebibytes(bytes: number | null): number | null {
  return bytes === null ? null : bytes / 1024 / 1024;
}
