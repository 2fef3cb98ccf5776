/** How the mail server behaves. When `putting off`, it answers some messages with a temporary error (450 or 451). */
export type MailFault = "fine" | "down" | "putting off" | "resetting" | "hanging";

/** @param second the number of seconds since the start of the run */
export function mailFaultAt(second: number): MailFault {
  const ofMinute = second % 60;
  return stretches.find(({ from, to }) => from <= ofMinute && ofMinute < to)?.fault ?? "fine";
}

/**
 * The faults that occur in every minute. `from` (inclusive) and `to` (exclusive) are seconds within the minute.
 * "hanging" comes last, because it makes the site wait for its full timeout.
 */
const stretches: readonly { from: number; to: number; fault: MailFault }[] = [
  { from: 8, to: 14, fault: "down" },
  { from: 24, to: 29, fault: "putting off" },
  { from: 34, to: 40, fault: "resetting" },
  { from: 46, to: 48, fault: "hanging" },
];

/**
 * Returns the times at which the site is killed, in seconds since the start of the run. The kills come early, so that
 * the last process runs long enough to show whether its memory grows.
 */
export function killTimes(minutes: number): number[] {
  return minutes < 2 ? [minutes * 20] : [minutes * 6, minutes * 15];
}

/** Where a visitor's connection breaks on the first attempt. */
export type Cut = "in the body" | "before the response";

/** Returns where an enquiry's connection is cut, or null if it is not. Five in a hundred are cut. */
export function cutOf(enquiry: number): Cut | null {
  const ofHundred = enquiry % 100;
  if (ofHundred === 13 || ofHundred === 57) return "in the body";
  return ofHundred === 29 || ofHundred === 71 || ofHundred === 88 ? "before the response" : null;
}
