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
export function warmMemory(samples: readonly Sample[]): number[] {
  const lastLife = samples.filter(({ life }) => life === samples.at(-1)?.life);
  const warm = lastLife.filter(({ at }) => at > (lastLife[0]?.at ?? 0) + 60);
  return warm.flatMap(({ memory }) => memory ?? []);
}
