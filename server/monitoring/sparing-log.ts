import type { Clock } from "../clock.ts";
import { minuteMs } from "../durations.ts";
import type { EventLog } from "./event-log.ts";

/** Leaves out an error that was logged in the last minute, because background tasks retry every few seconds. */
export function sparingLog<Log extends EventLog<"error">>(log: Log, clock: Pick<Clock, "now">): Log {
  const loggedAt = new Map<string, number>();
  const error = (details: object, message: string) => {
    const [line, now] = [JSON.stringify([message, details]), clock.now()];
    if (Math.abs(now - (loggedAt.get(line) ?? Number.NEGATIVE_INFINITY)) < minuteMs) return;
    if (loggedAt.size > 100) loggedAt.clear();
    loggedAt.set(line, now);
    log.error(details, message);
  };
  return Object.assign(Object.create(log), { error });
}
