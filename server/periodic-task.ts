import type { Clock } from "./clock.ts";

/** Does `round` again and again, never twice at once; what it throws is its own business, and would end it. */
export function createPeriodicTask(
  { clock, everyMs, first }: RoundTimes,
  round: (stopping: AbortSignal) => Promise<void>,
): PeriodicTask {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    if (first === "after a wait") await clock.wait(everyMs, stopping.signal);
    while (!stopping.signal.aborted) {
      await round(stopping.signal);
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

export interface RoundTimes {
  clock: Clock;
  /** Milliseconds from the end of one round to the next. */
  everyMs: number;
  first: "at once" | "after a wait";
}

export interface PeriodicTask {
  start(): void;
  /** Ends after the step that is being done. */
  stop(): Promise<void>;
}
