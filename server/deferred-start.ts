import type { Clock } from "./clock.ts";
import type { EventLog } from "./monitoring/log.ts";
import { createPeriodicTask, type PeriodicTask } from "./periodic-task.ts";
import { StartProblem } from "./start-problem.ts";
import { isDiskError, reasonOf } from "./store/unavailable.ts";

/**
 * Retries `initialise` every few seconds until it succeeds, then starts the tasks that need the database. Logs an error only
 * if it differs from the previous one. A full disk is logged by the readiness check instead.
 */
export function createDeferredStart({
  clock,
  initialise,
  working,
  log,
}: DeferredStartDependencies): PeriodicTask {
  let initialised = false;
  let logged: string | null = null;
  const failed = (error: unknown) => {
    if (isDiskError(error)) return;
    const reason = error instanceof StartProblem ? error.message : reasonOf(error);
    if (reason !== logged) log.error({ error: reason }, "start: no email is sent yet, trying again");
    logged = reason;
  };
  const trying = createPeriodicTask({ clock, everyMs, first: "after a wait", failed }, async () => {
    if (initialised) return;
    await initialise();
    initialised = true;
    for (const each of working) each.start();
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
  initialise(): Promise<void>;
  working: readonly PeriodicTask[];
  log: EventLog<"error">;
}

const everyMs = 5_000;
