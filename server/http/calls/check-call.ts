import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type CallError, unavailable } from "../../../contract/call-error.ts";
import { site } from "../../../site.config.ts";
import type { Commands } from "../../commands.ts";
import { signupErrors } from "../../subscribers/signup-errors.ts";
import { retryAfterOverloadSeconds } from "../protection/load-shedding.ts";
import { callLimits, createRateLimit, type RateLimit } from "../protection/rate-limit.ts";
import type { FailedCall } from "./calls.ts";

/**
 * Checks every API call and form before it runs: its origin (CSRF), the server's load (load shedding) and the client's
 * rate limits. `@fastify/under-pressure` and `@fastify/rate-limit` must be registered on `http`.
 */
export function createCallCheck(http: FastifyInstance, siteUrl: string) {
  const rateLimits: Record<LimitedCall, RateLimit> = {
    sendContactEmail: createRateLimit(http, callLimits),
    sendEmail: createRateLimit(http, callLimits),
    addSubscriber: createRateLimit(http, callLimits),
    confirmSubscription: createRateLimit(http, callLimits),
  };
  return async (call: LimitedCall, request: FastifyRequest): Promise<FailedCall | null> => {
    const { crossSite, overloaded, tooMany } = refusals[call];
    if (!isSameOrigin(request.headers, siteUrl)) return { ok: false, error: crossSite };
    // Comes before the rate limit, so that a request refused because of load does not count against its client.
    if (http.isUnderPressure())
      return { ok: false, error: overloaded, retryAfterSeconds: retryAfterOverloadSeconds };
    const retryAfterSeconds = await rateLimits[call](request);
    return retryAfterSeconds > 0 ? { ok: false, error: tooMany, retryAfterSeconds } : null;
  };
}

/**
 * Replaces CSRF tokens, which prerendered pages cannot have: returns false if Sec-Fetch-Site, or else Origin, shows
 * that another site sent the request. A request with neither is not from a browser and has no cookies to misuse.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origin === siteUrl || origin === `http://${host}` || origin === `https://${host}`;
}

export type CallCheck = ReturnType<typeof createCallCheck>;
/**
 * The calls with a rate limit. Unsubscribe links and the owner's links need none, because they cannot be guessed.
 * Besides, mail services may send many one-click unsubscribe requests at once.
 */
export type LimitedCall = Exclude<keyof Commands, "unsubscribe" | "pressActionLink">;

const enquiryErrors: Refusals = {
  crossSite: {
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

/** For each call, the errors that {@link createCallCheck} uses to refuse it. */
export const refusals: Readonly<Record<LimitedCall, Refusals>> = {
  sendContactEmail: enquiryErrors,
  sendEmail: enquiryErrors,
  addSubscriber: signupRefusals,
  confirmSubscription: signupRefusals,
};

interface Refusals {
  crossSite: CallError;
  overloaded: CallError;
  tooMany: CallError;
}
