/**
 * How long personal data is kept. The server deletes data according to these periods, and the privacy policy states
 * them. This file has no imports, so that pages can import it too.
 */
export const retentionPeriods = {
  /** Counted from the enquiry's arrival. Also applies to the email to the owner and the visitor's receipt. */
  enquiry: { months: 24 },
  /** Counted from the signup. */
  unconfirmedSignup: { days: 30 },
  /** Counted from the enquiry's arrival. Long enough that an owner can still check the enquiry after a holiday. */
  quarantinedEnquiry: { days: 30 },
  /**
   * Counted from the signup's arrival. Short enough that a signup released on its last day in quarantine can still
   * be confirmed: its link works for seven days, and an unconfirmed signup is kept for 30.
   */
  quarantinedSignup: { days: 21 },
  /** Counted from when the subscriber left the list. */
  consentProof: { months: 24 },
  /**
   * The emails of an issue, counted from when the issue came out; its totals are not deleted. Also applies to notices
   * to the owner, such as reminders and alerts, counted from when they were created.
   */
  newsletterDelivery: { days: 90 },
  /** Contains no personal data. Kept long enough to compare a month with the same month of the previous year. */
  pageViews: { months: 25 },
  /** Records of sent notices, which prevent sending a notice twice. They contain no personal data. */
  sentNotice: { months: 13 },
  /** A request that is repeated after this time counts as new. */
  idempotencyKey: { days: 30 },
  /** Records of erasures, needed to erase the same data again after a restore. Backups older than this are refused. */
  erasure: { months: 24 },
  /** Files in the mail folder that belong to no email in the database, for example after a restore. */
  orphanedMailFile: { days: 30 },
  /** A database that a restore has replaced. */
  replacedDatabase: { days: 30 },
  /** The log collector must apply this limit, because the server writes the request log to standard output. */
  requestLog: { days: 14 },
} as const satisfies Record<string, Period>;

type Period = { days: number } | { months: number };

/** Returns the time before which data has expired, as milliseconds since 1970. Months are counted in UTC. */
export function expiredBefore(period: Period, now: number): number {
  const date = new Date(now);
  if ("months" in period) date.setUTCMonth(date.getUTCMonth() - period.months);
  else date.setUTCDate(date.getUTCDate() - period.days);
  return date.getTime();
}

/** Returns the time at which data from `since` expires. Both times are in milliseconds since 1970. */
export function keptUntil({ days }: { days: number }, since: number): number {
  const date = new Date(since);
  return date.setUTCDate(date.getUTCDate() + days);
}

/** Formats a period, such as "24 months". */
export function inWords(period: Period): string {
  const [unit, count] = "months" in period ? ["month", period.months] : ["day", period.days];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
