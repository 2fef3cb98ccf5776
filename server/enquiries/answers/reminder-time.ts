import { isNight, nightEnds, onWallClock, timeOn } from "../../daytime.ts";
import { dayMs, hourMs } from "../../durations.ts";

/** The site promises an answer within this; from the enquiry's arrival, in milliseconds. */
export const answerWithinMs = dayMs;

/**
 * When the owner is reminded of an enquiry that is not answered: six hours before its time is over, and never at night;
 * instead of at night, at 20:00 of the evening before, by the site's time zone.
 * @param received milliseconds since 1970, as what it gives
 */
export function reminderTime(received: number): number {
  const at = onWallClock(received + remindAfterMs);
  if (!isNight(at)) return at.epochMilliseconds;
  const day = at.hour < nightEnds ? at.toPlainDate().subtract({ days: 1 }) : at.toPlainDate();
  return timeOn(day, evening);
}

const remindAfterMs = 18 * hourMs;
const evening = "20:00";
