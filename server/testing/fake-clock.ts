/** A clock that moves only when the test moves it. */
export function fakeClock(start = Date.UTC(2026, 10, 20)) {
  let time = start;
  const sleepers = new Set<Sleeper>();
  /** The lengths of all waits started so far, in milliseconds. */
  const waits: number[] = [];
  const watchers: (() => void)[] = [];

  /** Resolves once `count` waits are pending, that is, when the code under test is idle. */
  async function asleep(count = 1): Promise<void> {
    while (sleepers.size < count) await new Promise<void>((resolve) => watchers.push(resolve));
  }

  return {
    waits,
    now: () => time,
    wait: (ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve();
        const sleeper: Sleeper = {
          at: time + ms,
          rouse: () => {
            sleepers.delete(sleeper);
            signal.removeEventListener("abort", sleeper.rouse);
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal.addEventListener("abort", sleeper.rouse, { once: true });
        waits.push(ms);
        for (const watcher of watchers.splice(0)) watcher();
      }),
    asleep,
    /**
     * Lets time pass and ends each wait when it is due. First waits until `count` waits are pending: one for each
     * outbox on this clock, or 0 if the outboxes are about to stop.
     */
    pass: async (ms: number, count = 1) => {
      const end = time + ms;
      for (;;) {
        await asleep(count);
        const [next] = [...sleepers].sort((one, other) => one.at - other.at);
        if (next === undefined || next.at > end) break;
        time = next.at;
        next.rouse();
      }
      time = end;
    },
  };
}

export type FakedClock = ReturnType<typeof fakeClock>;

interface Sleeper {
  at: number;
  rouse: () => void;
}
