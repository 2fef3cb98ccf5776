import type { Clock } from "./clock.ts";

/** Runs `round` repeatedly, one at a time. After a failed round, reports the error and goes on. */
export function createPeriodicTask(
  { clock, everyMs, first, failed = () => {} }: Rounds,
  round: (stopping: AbortSignal) => Promise<void>,
): PeriodicTask {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    if (first === "after a wait") await clock.wait(everyMs, stopping.signal);
    while (!stopping.signal.aborted) {
      await round(stopping.signal).catch(failed);
      await clock.wait(everyMs, stopping.signal);
    }
  }

  return {
    start: () => {
      running = run();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

interface Rounds {
  clock: Clock;
  /** Milliseconds from the end of one round to the start of the next. */
  everyMs: number;
  first: "at once" | "after a wait";
  /** Called with the error of a round; by default it is ignored. */
  failed?: (error: unknown) => void;
}

export interface PeriodicTask {
  start(): void;
  /** Asks the current round to stop, and resolves when it has ended. */
  stop(): Promise<void>;
}
