import type { Options } from "../options.ts";
import type { Verdict } from "../promises/ledger.ts";
import type { PageFigures } from "../promises/page-probe.ts";
import type { LoadFigures, Sending } from "../promises/steady-load.ts";
import { verdictProblems, verdictRows } from "../promises/verdict-table.ts";
import { median, p99 } from "../quantiles.ts";
import type { Cell, Table } from "../table.ts";

/** The results of a soak test, and the problems that make it fail. */
export function soakTable(found: Soaked): Table {
  const { options, verdict, load, sending, pages, samples, drainSamples, drained, faults } = found;
  const all = [...samples, ...drainSamples];
  const handles = all.flatMap((sample) => sample.handles ?? []);
  const wal = all.flatMap((sample) => sample.wal ?? []);
  const memory = warmMemory(samples);
  return {
    heading: `Soak: ${options.rate} enquiries per second for ${options.minutes} min, with faults all the time`,
    columns: ["measure", options.chosen.length > 0 ? "PostgreSQL" : "SQLite"],
    rows: [
      ...Object.entries(verdictRows(verdict, load, sending)),
      ["duplicate emails after a cut connection or a kill", verdict.explained],
      ["retries by the senders", load.retries],
      ["connections cut by the senders", load.cut],
      ["confirmed per second", verdict.accepted / sending.seconds],
      ...spread("200 response", load.times),
      ...spread("page", pages.times),
      ["pages that failed", pages.failed],
      ["kills of the site", faults.kills],
      ["mail server down, times", faults.outages],
      ["emails deferred (450, 451)", faults.putOff],
      ["resets after DATA", faults.resets],
      ["mail server unresponsive, times", faults.hangs],
      ["most emails in the outbox", highest(all.map(({ open }) => open))],
      ["emails in the outbox when the load ended", samples.at(-1)?.open ?? null],
      [verdict.open === 0 ? "outbox empty after, s" : "outbox not yet empty after, s", drained],
      ["memory once warm, MiB", memory[0] ?? null],
      ["memory at the end, MiB", memory.at(-1) ?? null],
      ["open files and sockets, fewest", handles.length === 0 ? null : Math.min(...handles)],
      ["open files and sockets, most", highest(handles)],
      ["write-ahead log at its largest, MiB", inMebibytes(highest(wal))],
    ],
    notes: [
      "Response times count from when an enquiry is due, so they include the time that a stalled site makes it wait.",
      "Memory: of the process after the last kill, which counts as warm after its first minute.",
    ],
    problems: [
      ...verdictProblems(verdict, load, sending),
      ...(verdict.unexplained.length > 0
        ? [`Duplicate emails without an explanation: ${verdict.unexplained.length} enquiries.`]
        : []),
    ],
  };
}

/** `chosen` contains `--postgres` if the test runs on PostgreSQL instead of SQLite. */
export type SoakOptions = Options<"minutes" | "rate">;

export interface Soaked {
  options: SoakOptions;
  verdict: Verdict;
  load: LoadFigures;
  sending: Sending;
  pages: PageFigures;
  /** Samples taken under load. */
  samples: Sample[];
  /** Samples taken while the outbox drained. */
  drainSamples: Sample[];
  /** Seconds until the outbox was empty or the time limit was reached. */
  drained: number;
  faults: Record<"outages" | "putOff" | "resets" | "hangs" | "kills", number>;
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

/** Figures about the site's process at one moment. */
export interface Sample {
  /** Seconds since the start of the run. */
  at: number;
  /** How many times the site had been killed before this process started. */
  life: number;
  /** MiB, or null if the system does not report it. */
  memory: number | null;
  /** Open files and sockets, or null if the system does not report it. */
  handles: number | null;
  /** The size of the write-ahead log in bytes; null on PostgreSQL. */
  wal: number | null;
  /** Undelivered emails in the outbox. */
  open: number;
}

/**
 * Returns the memory samples of the last process, which runs longest. Leaves out its first minute, while caches are
 * still filling.
 */
function warmMemory(samples: readonly Sample[]): number[] {
  const lastLife = samples.filter(({ life }) => life === samples.at(-1)?.life);
  const warm = lastLife.filter(({ at }) => at > (lastLife[0]?.at ?? 0) + 60);
  return warm.flatMap(({ memory }) => memory ?? []);
}
