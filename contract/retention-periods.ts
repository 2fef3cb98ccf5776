/**
 * How long the server keeps what it knows about people: it deletes by these, and the privacy policy is written from
 * them. Plain figures, so that a page can import them.
 */
export const retentionPeriods = {
  /** From its arrival. Its mail goes with it. */
  enquiry: { months: 24 },
  /** From the signup. */
  unconfirmedSignup: { days: 30 },
  /** What is held back, from its arrival: an owner on holiday comes back in time. */
  quarantinedEnquiry: { days: 30 },
  /** The same. Released on its last day, it is left the seven days in which its link works. */
  quarantinedSignup: { days: 21 },
  /** From the day the address left the list. */
  consentProof: { months: 24 },
  /** How each subscriber got an issue, and what the owner was told of it, from the day it was due. Its figures stay. */
  newsletterDelivery: { days: 90 },
  /** Counts that name nobody, from their day: long enough to set a month beside that of the year before. */
  pageViews: { months: 25 },
  /** What the owner was told at its time, and of what: longer than anything could tell it again. It names nobody. */
  toldNotice: { months: 13 },
  /** A call that is repeated later than this counts as a new one. */
  idempotencyKey: { days: 30 },
  /** No backup older than this may be restored: what it holds of erased people would stay. */
  erasure: { months: 24 },
  /** In the mail folder, of mails that the database doesn't know: it was restored, or is another one. */
  strayMailFile: { days: 30 },
  /** What a restored backup has replaced. */
  replacedDatabase: { days: 30 },
  /** Written to the standard output; whatever collects it there deletes it. */
  requestLog: { days: 14 },
} as const satisfies Record<string, Period>;

export type Period = { days: number } | { months: number };

/** What happened before this is too old. Milliseconds since 1970; months as UTC counts them. */
export function oldestKept(period: Period, now: number): number {
  const date = new Date(now);
  if ("months" in period) date.setUTCMonth(date.getUTCMonth() - period.months);
  else date.setUTCDate(date.getUTCDate() - period.days);
  return date.getTime();
}

/** Until when something is kept that is kept for days. Milliseconds since 1970. */
export function keptUntil({ days }: { days: number }, since: number): number {
  const date = new Date(since);
  return date.setUTCDate(date.getUTCDate() + days);
}

/** "24 months" */
export function inWords(period: Period): string {
  const [unit, count] = "months" in period ? ["month", period.months] : ["day", period.days];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
