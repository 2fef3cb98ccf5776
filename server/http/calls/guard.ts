import type { FastifyReply, FastifyRequest } from "fastify";
import { type CallError, unavailable } from "../../../contract/call-error.ts";
import { site } from "../../../site.config.ts";
import type { Commands } from "../../commands.ts";
import { signupErrors } from "../../subscribers/signup-errors.ts";
import type { AdmitCall } from "../protection/load-shedding.ts";
import { clientKey } from "../protection/rate-limits/client-key.ts";
import type { ConsumeRateLimit } from "../protection/rate-limits/rate-limits.ts";
import { comesFromOurPages } from "../protection/same-site.ts";
import type { FailedCall } from "./calls.ts";

/**
 * What stands before every call, whether it comes as JSON or from a form: where it comes from, whether there is too
 * much to do already, and how often its sender came.
 */
export function createCallGuard({ siteUrl, admitCall, consumeRateLimit }: GuardDependencies) {
  return async (
    call: GuardedCall,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FailedCall | null> => {
    const { fromElsewhere, overloaded, tooMany } = refusals[call];
    if (!comesFromOurPages(request.headers, siteUrl)) return { ok: false, error: fromElsewhere };
    // Before the rate limit is consumed: who is sent away for our fault has used up none of it.
    if (!admitCall(reply))
      return { ok: false, error: overloaded, retryAfterSeconds: retryAfterOverloadSeconds };
    const retryAfterSeconds = await consumeRateLimit(call, clientKey(request.ip));
    return retryAfterSeconds > 0 ? { ok: false, error: tooMany, retryAfterSeconds } : null;
  };
}

interface GuardDependencies {
  siteUrl: string;
  admitCall: AdmitCall;
  consumeRateLimit: ConsumeRateLimit;
}

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
