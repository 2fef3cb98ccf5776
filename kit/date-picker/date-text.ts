import { type Translated, translator } from "../translation.ts";
import { dayFormat, formatDate, formatInWords, formatPattern, hasTime } from "./date-format.ts";

/** The rules of a date picker. Times are in the visitor's time zone. */
export interface DateRules extends Translated<DateWord> {
  /** The format, such as `Y-m-d` or, with a time, `Y-m-d H:i`. The order and the separators may differ. */
  format: string;
  /** The time for a day that is selected or typed without a time, as `HH:MM`. */
  defaultTime: string;
  /** The step of the minute field. */
  minuteStep: number;
  /** The step of the hour field. */
  hourStep: number;
  /** The earliest day (inclusive): `YYYY-MM-DD`, or `today` in the visitor's time zone. */
  min?: string | undefined;
  /** The latest day (inclusive): `YYYY-MM-DD`, or `today` in the visitor's time zone. */
  max?: string | undefined;
}

// biome-ignore format: a list
export type DateWord =
  | "year" | "month" | "day" | "hour" | "minute" | "Choose a date" | "Change the date, {date}" | "Today, {day}" | "{day}, chosen" 
  | "Go to the Previous Month" | "Go to the Next Month" | "Year" | "Time" | "Hour" | "Minute" | "Done" | "Close" | "Loading the calendar…"
  | "The calendar couldn’t be loaded. Please type the date." | "Type {format}, like {example}." | "today" | "{format}, like {example}"
  | "{date} doesn't exist. Check the day and the month." | "{date} doesn't exist. Check the day, the month and the time."
  | "Choose {day} or a later day." | "Choose {day} or an earlier day." | "{hours} and {minutes}" | "{count} hours"
  | "Choose a time by steps of {steps}, like {time}." | "{count} minutes" | "1 minute";

/** Parses a date. Returns null if the text does not match the format, or if the day or the time does not exist. */
export function parseDate(text: string, rules: DateRules): { day: Date; time: string } | null {
  const parts = partsOf(text, rules.format);
  if (!parts) return null;
  const { Y, m, d, H, i } = parts;
  const day = new Date(Number(Y), Number(m) - 1, Number(d));
  if (formatDate(day, "", "Y-m-d") !== `${Y}-${m}-${d}`) return null;
  if (Number(H ?? 0) > 23 || Number(i ?? 0) > 59) return null;
  return { day, time: H ? `${H}:${i}` : nearestTime(rules.defaultTime, rules) };
}

/** Returns the error message for a typed date, or null if the date is valid or the text is empty. */
export function dateProblem(text: string, rules: DateRules): string | null {
  const { format, min, max, words } = rules;
  const say = translator(words);
  const typed = text.trim();
  if (!typed) return null;
  if (!partsOf(typed, format))
    return say("Type {format}, like {example}.", {
      format: formatInWords(format, words),
      example: exampleDate(rules),
    });
  const parsed = parseDate(typed, rules);
  if (!parsed) {
    const check = hasTime(format) ? "day, the month and the time" : "day and the month";
    return say(`{date} doesn't exist. Check the ${check}.`, { date: typed });
  }
  const [first, last] = [limitDay(min), limitDay(max)];
  const named = (day: Date, limit?: string) =>
    limit === "today" ? say(limit) : formatDate(day, "", dayFormat(format));
  if (first && parsed.day < first) return say("Choose {day} or a later day.", { day: named(first, min) });
  if (last && parsed.day > last) return say("Choose {day} or an earlier day.", { day: named(last, max) });
  const onStep = nearestTime(parsed.time, rules);
  if (onStep === parsed.time) return null;
  return say("Choose a time by steps of {steps}, like {time}.", { steps: stepsInWords(rules), time: onStep });
}

/** Adds the default time if the format has a time and the date has none. An invalid date is only trimmed. */
export function completeDate(text: string, rules: DateRules) {
  const parsed = parseDate(text, rules);
  return parsed ? formatDate(parsed.day, parsed.time, rules.format) : text.trim();
}

export function exampleDate(rules: DateRules) {
  return formatDate(new Date(2027, 2, 9), nearestTime(rules.defaultTime, rules), rules.format);
}

/** Returns the start of the day given by a limit, which is `YYYY-MM-DD` or `today`. */
export function limitDay(limit: string | undefined) {
  if (!limit) return undefined;
  return limit === "today" ? new Date(new Date().setHours(0, 0, 0, 0)) : new Date(`${limit}T00:00`);
}

function partsOf(text: string, format: string) {
  return new RegExp(`^${formatPattern(format)}$`).exec(text.trim())?.groups;
}

/** Rounds a time to the nearest hour and minute steps. */
export function nearestTime(time: string, { hourStep, minuteStep }: DateRules) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return [onStep(hour, hourStep, 23), onStep(minute, minuteStep, 59)]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

function onStep(value: number, step: number, max: number) {
  return Math.min(Math.round(value / step) * step, max - (max % step));
}

function stepsInWords({ hourStep, minuteStep, words }: DateRules) {
  const say = translator(words);
  const minutes = say(minuteStep === 1 ? "1 minute" : "{count} minutes", { count: minuteStep });
  const hours = say("{count} hours", { count: hourStep });
  return hourStep === 1 ? minutes : say("{hours} and {minutes}", { hours, minutes });
}
