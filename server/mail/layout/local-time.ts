import { site } from "../../../site.config.ts";

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
