/**
 * How long the server keeps personal data. The server deletes by these periods, and the privacy policy states them.
 * They are plain numbers, so that pages can import them.
 */
export const retentionPeriods = {
  /** Counted from its arrival, for its emails too. */
  enquiry: { months: 24 },
  /** Counted from the signup. */
  unconfirmedSignup: { days: 30 },
  /** Counted from its arrival. It outlasts an owner's holiday. */
  quarantinedEnquiry: { days: 30 },
  /** Counted from its arrival. A signup released on its last day is kept for the seven days of its link. */
  quarantinedSignup: { days: 21 },
  /** Counted from the day on which the address left the list. */
  consentProof: { months: 24 },
  /** The deliveries of an issue and the notices about it, counted from its due day. Its figures are kept. */
  newsletterDelivery: { days: 90 },
  /** Counts without personal data. They are kept long enough to compare a month with the same month a year before. */
  pageViews: { months: 25 },
  /** Records that prevent a second notice. They contain no personal data. */
  sentNotice: { months: 13 },
  /** After this time a repeated call counts as new. */
  idempotencyKey: { days: 30 },
  /** Records of erasures. Older backups cannot be restored, because they may contain erased data. */
  erasure: { months: 24 },
  /** Files in the mail folder without a mail in the database, for example after a restore. */
  orphanedMailFile: { days: 30 },
  /** A database that a restore has replaced. */
  replacedDatabase: { days: 30 },
  /** The request log is written to standard output, so the log collector deletes it. */
  requestLog: { days: 14 },
} as const satisfies Record<string, Period>;

type Period = { days: number } | { months: number };

/** Returns the time before which data has expired, in milliseconds since 1970. Months are counted in UTC. */
export function oldestKept(period: Period, now: number): number {
  const date = new Date(now);
  if ("months" in period) date.setUTCMonth(date.getUTCMonth() - period.months);
  else date.setUTCDate(date.getUTCDate() - period.days);
  return date.getTime();
}

/** Returns when a period of days ends. @param since milliseconds since 1970, like the result */
export function keptUntil({ days }: { days: number }, since: number): number {
  const date = new Date(since);
  return date.setUTCDate(date.getUTCDate() + days);
}

/** Formats a period: "24 months". */
export function inWords(period: Period): string {
  const [unit, count] = "months" in period ? ["month", period.months] : ["day", period.days];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
