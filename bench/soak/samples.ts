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

/** How memory went in the life that was watched the longest; null where nobody tells, or in less than two minutes. */
export function memoryTrend(samples: readonly Sample[]): MemoryTrend | null {
  const known = samples.flatMap(({ at, life, memory }) => (memory === null ? [] : { at, life, memory }));
  const lives = Object.values(Object.groupBy(known, ({ life }) => life)).map((life) => life ?? []);
  const longest = lives.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const [begin, end] = [longest[0]?.at ?? 0, longest.at(-1)?.at ?? 0];
  if (end - begin < 115) return null;
  const mean = (from: number, to: number) => {
    const within = longest.filter(({ at }) => from <= at && at <= to);
    return within.reduce((sum, { memory }) => sum + memory, 0) / within.length;
  };
  // The first minute warms up: what is compiled and cached then is no growth.
  const warm = longest.filter(({ at }) => at > begin + 60);
  return {
    first: mean(begin, begin + 60),
    last: mean(end - 60, end),
    perMinute: 60 * slope(warm.map(({ at, memory }) => [at, memory])),
  };
}

export interface MemoryTrend {
  /** MiB, mean of that life's first minute. */
  first: number;
  /** MiB, mean of its last. */
  last: number;
  /** MiB a minute, by least squares, without the first minute. */
  perMinute: number;
}

/** Of the straight line through points, by least squares. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const over = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  return over / points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
}
