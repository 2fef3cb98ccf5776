// Dates as text: Y-m-d, with a time Y-m-d H:i (the specification, section 5). Clock times are the visitor's own.

/** The time of a day that was chosen without one. */
export const defaultTime = "12:00";
/** Minutes. */
export const minuteStep = 5;
/** Hours. */
export const hourStep = 1;

export interface DateLimits {
  /** Earliest and latest day, as `YYYY-MM-DD`; both allowed. */
  min?: string | undefined;
  max?: string | undefined;
  /** With a time of day. */
  time?: boolean | undefined;
}

/** The day and time a text names; null when it isn't such a text or there is no such day. */
export function parseDate(text: string, time = false): { day: Date; time: string } | null {
  const parts = (time ? withTime : withoutTime).exec(text.trim());
  if (!parts) return null;
  const [, year, month, date, hour, minute] = parts;
  const day = new Date(Number(year), Number(month) - 1, Number(date));
  if (formatDate(day) !== `${year}-${month}-${date}`) return null;
  if (Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return null;
  return { day, time: hour && minute ? `${hour}:${minute}` : defaultTime };
}

export function formatDate(day: Date, time?: string) {
  const date = [
    String(day.getFullYear()).padStart(4, "0"),
    String(day.getMonth() + 1).padStart(2, "0"),
    String(day.getDate()).padStart(2, "0"),
  ].join("-");
  return time ? `${date} ${time}` : date;
}

/** What is wrong with a typed date and what to do; null when nothing is, or nothing was typed. */
export function dateProblem(text: string, { min, max, time = false }: DateLimits): string | null {
  const typed = text.trim();
  if (!typed) return null;
  if (!(time ? withTime : withoutTime).test(typed)) {
    return time
      ? "Type year, month, day and time, like 2027-03-09 12:00."
      : "Type year, month and day, like 2027-03-09.";
  }
  const parsed = parseDate(typed, time);
  if (!parsed)
    return `${typed} doesn't exist. Check the day${time ? ", the month and the time" : " and the month"}.`;
  const day = formatDate(parsed.day);
  if (min && day < min) return `Choose ${min} or a later day.`;
  if (max && day > max) return `Choose ${max} or an earlier day.`;
  return null;
}

const withoutTime = /^(\d{4})-(\d{2})-(\d{2})$/;
/** The time may be left out; it is then the default. */
const withTime = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}))?$/;

/** A typed date as it is kept: with the default time where a time belongs. What is no date stays as it is. */
export function completeDate(text: string, time = false) {
  const parsed = parseDate(text, time);
  return parsed ? formatDate(parsed.day, time ? parsed.time : undefined) : text.trim();
}
