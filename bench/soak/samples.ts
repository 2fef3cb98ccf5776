/** The site's process at one moment. */
export interface Sample {
  /** Seconds since the start of the run. */
  at: number;
  /** The number of the process. A new process starts after each kill. */
  life: number;
  /** MiB, or null if the system does not report it. */
  memory: number | null;
  /** Open files and sockets, or null if the system does not report it. */
  handles: number | null;
  /** Bytes of the write-ahead log; null on PostgreSQL. */
  wal: number | null;
  /** Undelivered mails in the outbox. */
  open: number;
}

/** The memory of the last process, which runs longest. Leaves out its first minute, in which caches fill. */
export function warmMemory(samples: readonly Sample[]): number[] {
  const lastLife = samples.filter(({ life }) => life === samples.at(-1)?.life);
  const warm = lastLife.filter(({ at }) => at > (lastLife[0]?.at ?? 0) + 60);
  return warm.flatMap(({ memory }) => memory ?? []);
}
