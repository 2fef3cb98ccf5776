/**
 * How long personal data is kept. The server deletes data by these periods, and the privacy policy states them. The
 * periods are plain data without imports, so that pages can use them too.
 */
export const retentionPeriods = {
  /** Counted from the enquiry's arrival, also for the emails about it. */
  enquiry: { months: 24 },
  /** Counted from the signup. */
  unconfirmedSignup: { days: 30 },
  /**
   * Counted from the enquiry's arrival. The period is long enough that an owner on holiday can still check the enquiry
   * afterwards.
   */
  quarantinedEnquiry: { days: 30 },
  /**
   * Counted from the signup's arrival. A signup released on its last day is kept for another seven days, while its link
   * works.
   */
  quarantinedSignup: { days: 21 },
  /** Counted from the day on which the subscriber left the list. */
  consentProof: { months: 24 },
  /** An issue's deliveries and the notices about it, counted from the due day. The figures are kept. */
  newsletterDelivery: { days: 90 },
  /** Counts without personal data, kept long enough to compare a month with the same month of the year before. */
  pageViews: { months: 25 },
  /** Records of sent notices, so that no notice is sent twice. They contain no personal data. */
  sentNotice: { months: 13 },
  /** A call that is repeated after this time counts as new. */
  idempotencyKey: { days: 30 },
  /** Records of erasures. Backups older than these records cannot be restored, because they may contain erased data. */
  erasure: { months: 24 },
  /** Files in the mail folder that belong to no email in the database, for example after a restore. */
  orphanedMailFile: { days: 30 },
  /** A database that a restore has replaced. */
  replacedDatabase: { days: 30 },
  /** The server writes the request log to standard output, so the log collector has to delete it. */
  requestLog: { days: 14 },
} as const satisfies Record<string, Period>;

type Period = { days: number } | { months: number };

/** Returns the time before which data has expired, as milliseconds since 1970. Months are counted in UTC. */
export function oldestKept(period: Period, now: number): number {
  const date = new Date(now);
  if ("months" in period) date.setUTCMonth(date.getUTCMonth() - period.months);
  else date.setUTCDate(date.getUTCDate() - period.days);
  return date.getTime();
}

/** Returns the end of a period of days. `since` and the result are milliseconds since 1970. */
export function keptUntil({ days }: { days: number }, since: number): number {
  const date = new Date(since);
  return date.setUTCDate(date.getUTCDate() + days);
}

/** Formats a period: "24 months". */
export function inWords(period: Period): string {
  const [unit, count] = "months" in period ? ["month", period.months] : ["day", period.days];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
