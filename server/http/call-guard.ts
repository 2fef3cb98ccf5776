import type { FastifyRequest } from "fastify";
import { site } from "../../site.config.ts";
import type { CallError } from "../enquiries/call-error.ts";
import { signupErrors } from "../subscribers/signup-errors.ts";
import { clientKey } from "./client-key.ts";
import type { TakeTurn } from "./rate-limits.ts";
import { comesFromOurPages } from "./same-site.ts";
import type { SiteRules } from "./site-rules.ts";

export interface Refusal {
  error: CallError;
  /** Seconds, for Retry-After. */
  retryAfter?: number;
}

/** What stands before every call, whether it comes as JSON or from a form: where it comes from, and how often. */
export function createCallGuard({ siteUrl, takeTurn }: { siteUrl: string; takeTurn: TakeTurn }) {
  return async (call: GuardedCall, request: FastifyRequest): Promise<Refusal | null> => {
    const { fromElsewhere, tooMany } = refusals[call];
    if (!comesFromOurPages(request.headers, siteUrl)) return { error: fromElsewhere };
    const retryAfter = await takeTurn(call, clientKey(request.ip));
    return retryAfter > 0 ? { error: tooMany, retryAfter } : null;
  };
}

export type CallGuard = ReturnType<typeof createCallGuard>;
/** Leaving the list is not guarded: its link can't be guessed, and mail programs press it from anywhere, many at once. */
export type GuardedCall = Exclude<keyof SiteRules, "leaveList">;

const enquiryErrors: Refusals = {
  fromElsewhere: {
    type: "forbidden",
    message: "This message was sent from another site.",
    details: `Please use the form on our own contact page, or write to ${site.email}.`,
  },
  tooMany: {
    type: "too-many",
    message: "That was a lot of messages in a short time.",
    details: `Nothing you typed is lost. Please wait a few minutes and send it again, or phone ${site.phone.shown}.`,
  },
};

const refusals: Readonly<Record<GuardedCall, Refusals>> = {
  sendContactEmail: enquiryErrors,
  sendEmail: enquiryErrors,
  addSubscriber: signupErrors,
  confirmSubscription: signupErrors,
};

interface Refusals {
  fromElsewhere: CallError;
  tooMany: CallError;
}
