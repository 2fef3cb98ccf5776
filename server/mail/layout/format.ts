import { site } from "../../../site.config.ts";

/** Makes a visitor's text one line of at most `most` graphemes, without control characters and direction marks. */
export function singleLine(text: string, most: number): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cs}\p{Z}]+/gu, " ")
    .replace(marksOfDirection, "")
    .trim();
  const characters = Array.from(graphemes.segment(plain), ({ segment }) => segment);
  return characters.length <= most
    ? plain
    : `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

/**
 * Shortens text to one line. In an email, one letter can take nine characters (RFC 2045, 6.7), so text with many such
 * letters is shortened further, to keep a digest under 100 KB.
 */
export function excerpt(text: string, most: number): string {
  const line = singleLine(text, most);
  const { length } = encodeURIComponent(line);
  return length > 3 * most ? singleLine(line, Math.floor((3 * most * most) / length)) : line;
}

// The characters with Unicode's Bidi_Control property.
const marksOfDirection = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const graphemes = new Intl.Segmenter("en-AU", { granularity: "grapheme" });

/** Formats a time in the site's time zone, such as "Saturday 21 November 2026 at 6:55 am AEDT". */
export function localTime(milliseconds: number): string {
  // ICU puts a narrow no-break space before "am", which old terminals and email clients show as a box.
  return inSiteZone.format(milliseconds).replaceAll("\u202f", " ");
}

const inSiteZone = new Intl.DateTimeFormat("en-AU", {
  timeZone: site.timeZone,
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** Formats a time in the site's time zone for a table column, such as "2026-11-21 06:55". */
export function localTimeShort(milliseconds: number): string {
  // The Swedish locale formats dates as ISO 8601.
  return inSiteZoneShort.format(milliseconds);
}

const inSiteZoneShort = new Intl.DateTimeFormat("sv-SE", {
  timeZone: site.timeZone,
  dateStyle: "short",
  timeStyle: "short",
});

/** Formats a duration, such as "2 hours, 5 minutes". */
export function durationOf(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return "less than a minute";
  return durations.format({
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  });
}

const durations = new Intl.DurationFormat("en-AU", { style: "long" });

/** Formats names and values as plain text, one pair on each line. */
export function factsAsText(facts: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(0, ...facts.map(([name]) => name.length)) + 2;
  return facts.map(([name, value]) => `${`${name}:`.padEnd(width)}${value}`).join("\n");
}

export function linksAsText(links: readonly { label: string; href: string }[]): string {
  return links.map(({ label, href }) => `${label}:\n${href}`).join("\n");
}
