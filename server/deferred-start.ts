import type { Clock } from "./clock.ts";
import { createPeriodicTask, type PeriodicTask } from "./periodic-task.ts";

/** What works on the database, from when it can be used: `begin` is tried every few seconds until it doesn't throw. */
export function createDeferredStart({ clock, begin, working }: DeferredStartDependencies): PeriodicTask {
  let begun = false;
  const trying = createPeriodicTask({ clock, every, first: "after a wait" }, async () => {
    if (begun) return;
    begun = await begin().then(
      () => true,
      () => false,
    );
    if (begun) for (const each of working) each.start();
  });
  return {
    ...trying,
    stop: async () => {
      await trying.stop();
      await Promise.all(working.map((each) => each.stop()));
    },
  };
}

interface DeferredStartDependencies {
  clock: Clock;
  begin(): Promise<void>;
  working: readonly PeriodicTask[];
}

/** Milliseconds. */
const every = 5_000;
