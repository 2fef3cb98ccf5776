/**
 * How long the server keeps personal data. The server deletes by these periods, and the privacy policy states them.
 * They are plain numbers, so that pages can import them.
 */
export const retentionPeriods = {
  /** From its arrival, including its emails. */
  enquiry: { months: 24 },
  /** From the signup. */
  unconfirmedSignup: { days: 30 },
  /** From its arrival; long enough for an owner's holiday. */
  quarantinedEnquiry: { days: 30 },
  /** From its arrival. A signup released on its last day is kept for the seven days of its link. */
  quarantinedSignup: { days: 21 },
  /** From the day the address left the list. */
  consentProof: { months: 24 },
  /** The deliveries of an issue and the owner's notices about it, from its due day. Its figures are kept. */
  newsletterDelivery: { days: 90 },
  /** Counts without personal data, from their day; long enough to compare a month with the year before. */
  pageViews: { months: 25 },
  /** Records of scheduled notices, kept until no notice could be sent again. They name nobody. */
  toldNotice: { months: 13 },
  /** A call repeated later counts as new. */
  idempotencyKey: { days: 30 },
  /** Older backups cannot be restored, because they may contain erased data. */
  erasure: { months: 24 },
  /** Files in the mail folder whose mails the database does not know, after a restore for instance. */
  strayMailFile: { days: 30 },
  /** A database replaced by a restore. */
  replacedDatabase: { days: 30 },
  /** Written to standard output; the log collector deletes it. */
  requestLog: { days: 14 },
} as const satisfies Record<string, Period>;

export type Period = { days: number } | { months: number };

/** The time before which data has expired. Milliseconds since 1970; months in UTC. */
export function oldestKept(period: Period, now: number): number {
  const date = new Date(now);
  if ("months" in period) date.setUTCMonth(date.getUTCMonth() - period.months);
  else date.setUTCDate(date.getUTCDate() - period.days);
  return date.getTime();
}

/** When a period of days ends. @param since milliseconds since 1970, like the result */
export function keptUntil({ days }: { days: number }, since: number): number {
  const date = new Date(since);
  return date.setUTCDate(date.getUTCDate() + days);
}

/** "24 months" */
export function inWords(period: Period): string {
  const [unit, count] = "months" in period ? ["month", period.months] : ["day", period.days];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
