import { hourMs, minuteMs } from "../../durations.ts";
import type { LostState } from "../../store/schema.ts";
import type { DeliveryFailure } from "../transport/mail-transport.ts";
import type { DeliveryResult, LeasedMail } from "./lease.ts";

/** What becomes of a mail that was not taken. */
export function retryPolicy(
  failure: DeliveryFailure,
  mail: LeasedMail,
  now: number,
): DeliveryResult & { state: "waiting" | "in-doubt" | LostState } {
  const answered = failure.scope === "message";
  const attempts = answered || failure.begun ? mail.attempts + 1 : mail.attempts;
  const { message: last_error, refusedAs: refused_as } = failure;
  const ending = { attempts, due_at: mail.due_at, last_error, refused_as, sent_at: null };
  const isIssue = mail.kind === "issue";
  if (isIssue && failure.ambiguous) return { ...ending, state: "in-doubt" };
  if (failure.permanent) return { ...ending, state: failure.unsound ? "unwritten" : "refused" };
  // Not by `now`: the clock may have been put forward since. Where it was before, the mail was not leased.
  if (mail.leasedAt >= mail.give_up_at && (!isIssue || attempts >= leastTries)) {
    return { ...ending, state: "dead", last_error: `given up: ${failure.message}` };
  }
  const stepsAside = answered || failure.ambiguous || (failure.begun && attempts >= triesInPlace);
  if (!stepsAside) return { ...ending, state: "waiting" };
  return { ...ending, state: "waiting", due_at: now + backoff(attempts, messageBackoff) };
}

/** Also for whom the issue has its first try on a later day, because of its rate. */
const leastTries = 9;

/**
 * A mail in whose delivery the connection broke keeps its place, or an outage would mix up the order. When it
 * breaks again and again with the same mail, that mail is the reason, and the others must pass.
 */
const triesInPlace = 3;

/**
 * Milliseconds to wait after the `failures`th failure in a row: doubling from `first` to `longest`, of which a
 * random part of up to half is taken off, so that servers which failed together don't return together.
 */
export function backoff(failures: number, { first, longest }: BackoffRange): number {
  const whole = Math.min(longest, first * 2 ** (failures - 1));
  return Math.round(whole * (1 - Math.random() / 2));
}

export interface BackoffRange {
  first: number;
  longest: number;
}

/** The mail server can't be reached or let in: every mail waits. */
export const connectionBackoff: BackoffRange = { first: 1_000, longest: 5 * minuteMs };

/** The mail server puts off one mail: the others go on. */
const messageBackoff: BackoffRange = { first: 30_000, longest: 4 * hourMs };
