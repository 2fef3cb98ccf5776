import { onWallClock, timeOn } from "../../daytime.ts";

/** Returns the newsletter's week in the site's time zone: its Thursday, and the times of the owner's reminders. */
export function weekOf(now: number) {
  const today = onWallClock(now).toPlainDate();
  const thursday = today.add({ days: 4 - today.dayOfWeek });
  return {
    thursday: String(thursday),
    /** When the owner is asked for an issue. */
    reminder: timeOn(thursday.subtract({ days: 2 }), "16:00"),
    preview: timeOn(thursday.subtract({ days: 1 }), "16:00"),
    /** When it becomes too late for an issue. */
    close: timeOn(thursday, "21:00"),
  };
}
