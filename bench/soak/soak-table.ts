import type { startTraffic } from "../promises/traffic.ts";
import { median, p99 } from "../quantiles.ts";
import type { Table } from "../table.ts";

/** The results of a soak test, and the problems that make it fail. */
export function soakTable({ heading, database, outcome, samples, loaded, faults }: Soaked): Table {
  const { verdict, load, pages, sending } = outcome;
  const handles = samples.map((sample) => sample.handles);
  const memory = warmMemory(samples.slice(0, loaded));
  return {
    heading,
    columns: ["measure", database],
    rows: [
      ...outcome.rows,
      ["duplicate emails after a cut connection or a kill", verdict.explained],
      ["retries by the senders", load.retries],
      ["connections cut by the senders", load.cut],
      ["confirmed per second", verdict.accepted / sending.seconds],
      ["200 response: median, ms", median(load.times)],
      ["200 response: p99, ms", p99(load.times)],
      ["page: median, ms", median(pages.times)],
      ["page: p99, ms", p99(pages.times)],
      ["kills of the site", faults.kills],
      ["mail server down, times", faults.outages],
      ["emails deferred (450, 451)", faults.putOff],
      ["resets after DATA", faults.resets],
      ["mail server unresponsive, times", faults.hangs],
      ["most emails in the outbox", Math.max(...samples.map(({ open }) => open))],
      ["emails in the outbox when the load ended", samples[loaded - 1]?.open ?? Number.NaN],
      [
        verdict.open === 0 ? "outbox empty after, s" : "outbox not yet empty after, s",
        outcome.drainedSeconds,
      ],
      ["memory once warm, MiB", memory[0] ?? Number.NaN],
      ["memory at the end, MiB", memory.at(-1) ?? Number.NaN],
      ["open files and sockets, fewest", Math.min(...handles)],
      ["open files and sockets, most", Math.max(...handles)],
      ["write-ahead log at its largest, MiB", Math.max(...samples.map(({ wal }) => wal)) / 2 ** 20],
    ],
    notes: [
      "Response times count from when an enquiry is due, so they include the time that a stalled site makes it wait.",
      "Memory: of the process after the last kill, which counts as warm after its first minute.",
    ],
    problems: [
      ...outcome.problems,
      ...(verdict.unexplained.length > 0
        ? [`Duplicate emails without an explanation: ${verdict.unexplained.length} enquiries.`]
        : []),
    ],
  };
}

interface Soaked {
  heading: string;
  database: string;
  outcome: Awaited<ReturnType<ReturnType<typeof startTraffic>["end"]>>;
  /** Samples taken under load, then those taken while the outbox drained. */
  samples: readonly Sample[];
  /** How many samples were taken under load. */
  loaded: number;
  faults: Record<"outages" | "putOff" | "resets" | "hangs" | "kills", number>;
}

/** Figures about the site's process at one moment. They are NaN where the system does not report them. */
export interface Sample {
  /** Seconds since the start of the run. */
  at: number;
  /** How many times the site had been killed before this process started. */
  life: number;
  /** MiB. */
  memory: number;
  /** Open files and sockets. */
  handles: number;
  /** The size of the write-ahead log in bytes; NaN on PostgreSQL. */
  wal: number;
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
  return warm.map(({ memory }) => memory);
}
