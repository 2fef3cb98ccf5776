import type { Clock } from "./clock.ts";
import { createDeferredStart } from "./deferred-start.ts";
import type { EventLog } from "./monitoring/log.ts";
import { createAlertWatch } from "./owner/alerts/alert-watch.ts";
import { createHeartbeat } from "./owner/alerts/heartbeat.ts";
import { createOwnerSchedule } from "./owner/owner-schedule.ts";
import type { PeriodicTask } from "./periodic-task.ts";
import { createRetention } from "./privacy/retention.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store/store.ts";

/** Creates the background tasks. Those that use the store wait until it is open. */
export function createTasks({
  readiness,
  onTheStore,
  initialise,
  ...shared
}: TaskDependencies): PeriodicTask[] {
  const { mailFrom, dataDir, heartbeatUrl: url } = shared.settings;
  const working = [
    ...onTheStore,
    createOwnerSchedule({ ...shared, mailFrom }),
    createRetention({ ...shared, dataDir }),
  ];
  return [
    readiness,
    createAlertWatch(shared),
    ...(url === null ? [] : [createHeartbeat({ ...shared, url })]),
    ...(initialise === null ? working : [createDeferredStart({ ...shared, initialise, working })]),
  ];
}

interface TaskDependencies {
  store: Store;
  clock: Clock;
  settings: Settings;
  secret: string;
  log: EventLog<"info" | "warn" | "error">;
  readiness: PeriodicTask;
  /** Tasks that other code uses too: for example, queuing an email wakes the outbox. */
  onTheStore: readonly PeriodicTask[];
  /** Opens the store, and is retried until it succeeds. Null if the store is open already. */
  initialise: (() => Promise<void>) | null;
}
