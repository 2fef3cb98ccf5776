import type { Clock } from "./clock.ts";
import type { Rounds } from "./rounds.ts";

/** What works on the database, from when it can be used: `begin` is tried every few seconds until it doesn't throw. */
export function createLateBeginning({ clock, begin, working }: LateBeginningParts): Rounds {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    let begun = false;
    while (!begun) {
      await clock.wait(every, stopping.signal);
      if (stopping.signal.aborted) return;
      begun = await begin().then(
        () => true,
        () => false,
      );
    }
    for (const each of working) each.start();
  }

  return {
    start: () => {
      running = run();
    },
    stop: async () => {
      stopping.abort();
      await running;
      await Promise.all(working.map((each) => each.stop()));
    },
  };
}

interface LateBeginningParts {
  clock: Clock;
  begin(): Promise<void>;
  working: readonly Rounds[];
}

/** Milliseconds. */
const every = 5_000;
