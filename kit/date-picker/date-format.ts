import { translator, type Words } from "../translation.ts";

/**
 * Formats a day and a time according to a format such as `Y-m-d H:i`. Y is the four-digit year. The other letters stand
 * for two digits: the month (m), the day (d), the hour from 00 (H) and the minute (i). All other characters are kept.
 */
export function formatDate(day: Date, time: string, format: string) {
  const [hour = "", minute = ""] = time.split(":");
  const numbers: Record<string, string> = {
    Y: String(day.getFullYear()).padStart(4, "0"),
    m: String(day.getMonth() + 1).padStart(2, "0"),
    d: String(day.getDate()).padStart(2, "0"),
    H: hour,
    i: minute,
  };
  return format.replaceAll(letters, (letter) => numbers[letter] ?? letter);
}

/**
 * Returns a regular expression for dates in a format, with a named group for each letter. A time at the end is
 * optional.
 */
export function formatPattern(format: string) {
  const end = format.search(timeAtEnd);
  if (end < 0) return patternOf(format);
  return `${patternOf(format.slice(0, end))}(?:${patternOf(format.slice(end))})?`;
}

/** Returns a format in words, such as `year-month-day` for `Y-m-d`. */
export function formatInWords(format: string, words?: Words<string>) {
  const say = translator(words);
  return format.replaceAll(letters, (letter) => say(parts[letter] ?? letter));
}

export function hasTime(format: string) {
  return format.includes("H");
}

/** Returns the format without its time. */
export function dayFormat(format: string) {
  return format.replace(/[^YmdHi]*H[^YmdHi]*i[^YmdHi]*/, "");
}

/** @throws RangeError unless the format has Y, m and d once each, and H and i once each or not at all */
export function checkDateFormat(format: string) {
  const found = [...format.matchAll(letters)].sort().join("");
  if (found === "Ydm" || found === "HYdim") return;
  throw new RangeError(
    `DatePicker: format is ${JSON.stringify(format)}. It needs Y, m and d, and for a time H and i, once each.`,
  );
}

const letters = /[YmdHi]/g;
const timeAtEnd = /[^YmdHi]*H[^YmdHi]*i$/;
const parts: Record<string, string> = { Y: "year", m: "month", d: "day", H: "hour", i: "minute" };

function patternOf(format: string) {
  return format
    .replaceAll(/[\^$\\.*+?()[\]{}|/]/g, "\\$&")
    .replaceAll(letters, (letter) => `(?<${letter}>\\d{${letter === "Y" ? 4 : 2}})`);
}
