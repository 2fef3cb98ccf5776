import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type CallError, unavailable } from "../../../contract/call-error.ts";
import { site } from "../../../site.config.ts";
import type { Commands } from "../../commands.ts";
import { signupErrors } from "../../subscribers/signup-errors.ts";
import { createRateLimit, type RateLimit } from "../protection/rate-limits.ts";
import type { FailedCall } from "./calls.ts";

/**
 * What stands before every call, whether it comes as JSON or from a form: where it comes from, whether there is too
 * much to do already, and how often its sender came. `http` has `@fastify/under-pressure` and `@fastify/rate-limit`.
 */
export function createCallGuard(http: FastifyInstance, siteUrl: string) {
  const rateLimits: Record<GuardedCall, RateLimit> = {
    sendContactEmail: createRateLimit(http, callLimits),
    sendEmail: createRateLimit(http, callLimits),
    addSubscriber: createRateLimit(http, callLimits),
    confirmSubscription: createRateLimit(http, callLimits),
  };
  return async (call: GuardedCall, request: FastifyRequest): Promise<FailedCall | null> => {
    const { fromElsewhere, overloaded, tooMany } = refusals[call];
    if (!comesFromOurPages(request.headers, siteUrl)) return { ok: false, error: fromElsewhere };
    // Before the rate limit: who is sent away for our fault has used up none of it.
    if (http.isUnderPressure())
      return { ok: false, error: overloaded, retryAfterSeconds: retryAfterOverloadSeconds };
    const retryAfterSeconds = await rateLimits[call](request);
    return retryAfterSeconds > 0 ? { ok: false, error: tooMany, retryAfterSeconds } : null;
  };
}

/**
 * Whether a POST may come from where it comes from. A prerendered page can't carry a token, so the browser's own
 * word is taken: Sec-Fetch-Site, else Origin. A program sends neither, and has no visitor's rights to misuse.
 */
export function comesFromOurPages(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origin === siteUrl || origin === `http://${host}` || origin === `https://${host}`;
}

/** What one client may do with one call (the contract, "Limits"). */
const callLimits = [
  { max: 10, timeWindow: 60_000 },
  { max: 60, timeWindow: 3_600_000 },
];

export type CallGuard = ReturnType<typeof createCallGuard>;
/** Leaving the list is not guarded: its link can't be guessed, and mail programs press it from anywhere, many at once. */
export type GuardedCall = Exclude<keyof Commands, "unsubscribe" | "pressActionLink">;

/** Seconds. */
export const retryAfterOverloadSeconds = 10;

const enquiryErrors: Refusals = {
  fromElsewhere: {
    type: "forbidden",
    message: "This message was sent from another site.",
    details: `Please use the form on our own contact page, or write to ${site.email}.`,
  },
  overloaded: unavailable,
  tooMany: {
    type: "too-many",
    message: "That was a lot of messages in a short time.",
    details: `Nothing you typed is lost. Please wait a few minutes and send it again, or phone ${site.phone.shown}.`,
  },
};

const signupRefusals: Refusals = { ...signupErrors, overloaded: signupErrors.unavailable };

/** By call. */
export const refusals: Readonly<Record<GuardedCall, Refusals>> = {
  sendContactEmail: enquiryErrors,
  sendEmail: enquiryErrors,
  addSubscriber: signupRefusals,
  confirmSubscription: signupRefusals,
};

interface Refusals {
  fromElsewhere: CallError;
  overloaded: CallError;
  tooMany: CallError;
}
