import { hourMs, minuteMs } from "../../durations.ts";
import type { LostState } from "../../store/schema.ts";
import type { DeliveryFailure } from "../transport/mail-transport.ts";
import type { DeliveryResult, LeasedMail } from "./lease.ts";

/** Decides what happens to an email that was not accepted. */
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
  // Uses the time of the lease instead of `now`, because the clock may have been set forward since then.
  if (mail.leasedAt >= mail.give_up_at && (!isIssue || attempts >= leastTries)) {
    return { ...ending, state: "dead", last_error: `given up: ${failure.message}` };
  }
  const yieldsPlace = answered || failure.ambiguous || (failure.begun && attempts >= triesInPlace);
  if (!yieldsPlace) return { ...ending, state: "waiting" };
  return { ...ending, state: "waiting", due_at: now + backoff(attempts, messageBackoff) };
}

/** The minimum number of attempts for an issue's email, even if the rate limit delays the first one by days. */
const leastTries = 9;

/** An email loses its place in the queue after this many broken connections, because it has probably caused them. */
const triesInPlace = 3;

/**
 * Returns how many milliseconds to wait after `failures` consecutive failures. The wait doubles from `first` to
 * `longest`, less a random part of up to half (jitter), so that servers do not retry at the same time.
 */
export function backoff(failures: number, { first, longest }: BackoffRange): number {
  const whole = Math.min(longest, first * 2 ** (failures - 1));
  return Math.round(whole * (1 - Math.random() / 2));
}

interface BackoffRange {
  first: number;
  longest: number;
}

/** How long all emails wait in an outage, such as when the mail server is unreachable or refuses the login. */
export const connectionBackoff: BackoffRange = { first: 1_000, longest: 5 * minuteMs };

/** The wait for an email that the mail server defers. Other emails do not wait. */
const messageBackoff: BackoffRange = { first: 30_000, longest: 4 * hourMs };
