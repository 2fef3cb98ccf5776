import { onWallClock, timeOn } from "../../daytime.ts";

/** The newsletter's week in the site's time zone: its Thursday, and the times of the owner's reminders. */
export interface Week {
  thursday: string;
  /** Tuesday 16:00, when the owner is asked for an issue. */
  reminder: number;
  /** Wednesday 16:00. */
  preview: number;
  /** Thursday 21:00, when it becomes too late for an issue. */
  close: number;
}

export function weekOf(now: number): Week {
  const today = onWallClock(now).toPlainDate();
  const thursday = today.add({ days: 4 - today.dayOfWeek });
  return {
    thursday: String(thursday),
    reminder: timeOn(thursday.subtract({ days: 2 }), "16:00"),
    preview: timeOn(thursday.subtract({ days: 1 }), "16:00"),
    close: timeOn(thursday, "21:00"),
  };
}
