import { createAlertWatch } from "./alerts/alert-watch.ts";
import { createHeartbeat } from "./alerts/channels/heartbeat.ts";
import { createOnAirWatch } from "./alerts/on-air-watch.ts";
import type { Clock } from "./clock.ts";
import { createDeferredStart } from "./deferred-start.ts";
import { createLateMailWatch } from "./mail/outbox/late-mail.ts";
import type { EventLog } from "./monitoring/event-log.ts";
import { createOwnerSchedule } from "./notices/owner-schedule.ts";
import type { PeriodicTask } from "./periodic-task.ts";
import { createRetention } from "./privacy/retention.ts";
import { systemWeb } from "./public-address/web.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store/store.ts";

/** What the server does beside answering. `onTheStore` and its like wait until the store has begun. */
export function createTasks(dependencies: TaskDependencies): PeriodicTask[] {
  const { store, clock, settings, log, storeWatch, onTheStore, begin } = dependencies;
  const { alertChannels: channels, heartbeatUrl: url, mailFrom, dataDir } = settings;
  const working = [...onTheStore, ...watchesOnTheStore(dependencies)];
  return [
    storeWatch,
    createAlertWatch({ store, clock, channels, mailFrom, dataDir, log }),
    ...(url === null ? [] : [createHeartbeat({ store, clock, url, log })]),
    ...(begin === null ? working : [createDeferredStart({ clock, begin, working, log })]),
  ];
}

function watchesOnTheStore({ store, clock, settings, secret, log }: TaskDependencies): PeriodicTask[] {
  const { siteUrl, mailFrom, dataDir } = settings;
  const web = (signal: AbortSignal) => systemWeb({ signal });
  return [
    createOwnerSchedule({ store, clock, mailFrom, log }),
    createLateMailWatch({ store, clock, log }),
    createRetention({ store, dataDir, secret, clock, log }),
    // Without TLS it is not on the air.
    ...(siteUrl.startsWith("https:") ? [createOnAirWatch({ store, clock, settings, secret, web, log })] : []),
  ];
}

export interface TaskDependencies {
  store: Store;
  clock: Clock;
  settings: Settings;
  secret: string;
  log: EventLog<"info" | "warn" | "error">;
  storeWatch: PeriodicTask;
  /** What others than these tasks know too: the outbox, for instance, which is woken. */
  onTheStore: readonly PeriodicTask[];
  /** What is tried until the store can be used; null: it has begun. */
  begin: (() => Promise<void>) | null;
}
