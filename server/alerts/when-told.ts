import { isNight, nightEnds, onWallClock } from "../daytime.ts";
import { hourMs, minuteMs } from "../durations.ts";
import type { AlertName } from "../store/schema.ts";

/**
 * From when on the owner may be told: nobody is woken up for what can wait, nor to hear that something is over.
 * @param now milliseconds since 1970
 * @returns `now`, or when the night ends
 */
export function tellableFrom(what: AlertName, now: number, { isOver }: { isOver: boolean }): number {
  const wall = onWallClock(now);
  if (!isNight(wall) || (urgent.has(what) && !isOver)) return now;
  const date = wall.toPlainDate().add({ days: wall.hour < nightEnds ? 0 : 1 });
  return date.toZonedDateTime({ timeZone: wall.timeZoneId, plainTime: { hour: nightEnds } })
    .epochMilliseconds;
}

/** Enquiries are lost, or nobody learns of them; in a flood emails come anyway. */
const urgent: ReadonlySet<AlertName> = new Set([
  "store",
  "mail-lost",
  "mail-waiting",
  "disk",
  "clock",
  "enquiries",
]);

/** Then it can't say so itself. */
export function isAboutMail(what: AlertName): boolean {
  return what.startsWith("mail-");
}

/** What has happened, and is not mended by itself: telling it again would tell nothing. */
export function isToldOnce(what: AlertName): boolean {
  return what === "secret";
}

/** Whether the owner wants to hear nothing of it. */
export function isQuiet({ quiet_until }: { quiet_until: number | null }, now: number): boolean {
  return quiet_until !== null && now < quiet_until;
}

/** After a way has not taken it: in five minutes, and then after as long as it has failed for, up to an hour. */
export function nextTry(now: number, failingSince: number): number {
  return now + Math.min(hourMs, Math.max(5 * minuteMs, now - failingSince));
}
