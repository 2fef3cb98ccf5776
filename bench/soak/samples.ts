/** The site's process at one moment. */
export interface Sample {
  /** Seconds of the run. */
  at: number;
  /** Which process: every kill begins the next life. */
  life: number;
  /** MiB; null where the system doesn't tell. */
  memory: number | null;
  /** Open files and sockets; null where the system doesn't tell. */
  handles: number | null;
  /** Bytes of the write-ahead log; null on PostgreSQL. */
  wal: number | null;
  /** Mails in the outbox that are still to be delivered. */
  open: number;
}

/** Memory of the last life, which is the longest, without its first minute: what is cached then is no growth. */
export function warmMemory(samples: readonly Sample[]): number[] {
  const lastLife = samples.filter(({ life }) => life === samples.at(-1)?.life);
  const warm = lastLife.filter(({ at }) => at > (lastLife[0]?.at ?? 0) + 60);
  return warm.flatMap(({ memory }) => memory ?? []);
}
