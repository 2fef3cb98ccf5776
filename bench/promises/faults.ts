/** How the mail server behaves. */
export type MailFault = "fine" | "down" | "putting off" | "resetting" | "hanging";

/** @param second seconds since the start of the run */
export function mailFaultAt(second: number): MailFault {
  const ofMinute = second % 60;
  return stretches.find(({ from, to }) => from <= ofMinute && ofMinute < to)?.fault ?? "fine";
}

/**
 * The faults of each minute, with their first second and their end. "hanging" is last, because the site then waits for
 * its full timeout.
 */
const stretches: readonly { from: number; to: number; fault: MailFault }[] = [
  { from: 8, to: 14, fault: "down" },
  { from: 24, to: 29, fault: "putting off" },
  { from: 34, to: 40, fault: "resetting" },
  { from: 46, to: 48, fault: "hanging" },
];

/**
 * The seconds of the run at which the site is killed. The kills are early, so that the last process runs long enough to
 * show whether its memory grows.
 */
export function killTimes(minutes: number): number[] {
  return minutes < 2 ? [minutes * 20] : [minutes * 6, minutes * 15];
}

/** Where a visitor's connection breaks at the first attempt. */
export type Cut = "in the body" | "before the answer";

/** Returns where an enquiry's connection is cut, or null. Five of one hundred enquiries are cut. */
export function cutOf(enquiry: number): Cut | null {
  const ofHundred = enquiry % 100;
  if (ofHundred === 13 || ofHundred === 57) return "in the body";
  return ofHundred === 29 || ofHundred === 71 || ofHundred === 88 ? "before the answer" : null;
}
