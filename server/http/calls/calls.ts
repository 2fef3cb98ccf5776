import type { FastifyRequest } from "fastify";
import { addresses } from "../../../contract/addresses.ts";
import type { CallError } from "../../../contract/call-error.ts";
import { site } from "../../../site.config.ts";
import type { Commands } from "../../commands.ts";
import { parseContactCall, parseContactForm, parseEmailCall } from "../../enquiries/parse-enquiry.ts";
import { readPageAge } from "../../quarantine/quarantine-reasons.ts";
import type { SubscriptionPage } from "../../store/schema.ts";
import { parseSignupCall, parseSignupForm } from "../../subscribers/signup.ts";

/** Creates the API calls. Each parses the input of a JSON request or a posted form, and runs its command. */
export function createCalls(commands: Commands): Calls {
  return {
    async sendContactEmail({ channel, request }) {
      const parsed =
        channel === "form" ? parseContactForm(enteredIn(request.body)) : parseContactCall(request.body);
      if (!parsed.ok) return parsed;
      return commands.sendContactEmail({ ...arrivalOf(channel, request), ...parsed });
    },
    async sendEmail({ channel, request }) {
      const parsed =
        channel === "form"
          ? { to: site.email, ...parseContactForm(enteredIn(request.body)) }
          : parseEmailCall(request.body);
      if (!parsed.ok) return parsed;
      return commands.sendEmail({ ...arrivalOf(channel, request), ...parsed });
    },
    async addSubscriber({ channel, request }) {
      const parsed =
        channel === "form"
          ? parseSignupForm(enteredIn(request.body))
          : parseSignupCall(request.body, signupPageOf(request.headers.referer));
      if (!parsed.ok) return parsed;
      return commands.addSubscriber({ ...arrivalOf(channel, request), ...parsed });
    },
    confirmSubscription: ({ request }) => commands.confirmSubscription(tokenOf(request)),
    unsubscribe: ({ request }) => commands.unsubscribe(tokenOf(request)),
  };
}

export type Calls = Record<
  Exclude<keyof Commands, "pressActionLink">,
  (arrived: ArrivedCall) => Promise<CallResult>
>;

interface ArrivedCall {
  channel: "json" | "form";
  request: FastifyRequest;
}

export type CallResult = { ok: true; known?: boolean } | FailedCall;

export interface FailedCall {
  ok: false;
  error: CallError;
  retryAfterSeconds?: number;
}

/** Returns the values of a posted form, by field. */
export function enteredIn(body: unknown): Record<string, string> {
  return body instanceof URLSearchParams ? Object.fromEntries(body) : {};
}

/** Only a JSON request can have an idempotency key and a page age (how long the page was open), both in headers. */
function arrivalOf(channel: ArrivedCall["channel"], { headers }: FastifyRequest) {
  if (channel === "form") return { channel, idempotencyKey: null, honeypot: false };
  return {
    channel,
    idempotencyKey: headers["idempotency-key"]?.toString() ?? null,
    pageAge: readPageAge(headers["page-age"]),
    honeypot: false,
  };
}

/** Returns the page whose signup form sent the request, by its Referer header, which a program can set to anything. */
function signupPageOf(referer: string | undefined): SubscriptionPage {
  switch (URL.parse(referer ?? "")?.pathname) {
    case addresses.presentation:
      return "home";
    case addresses.about:
      return "about";
    case addresses.newsletter:
      return "newsletter";
    default:
      return "api";
  }
}

export function tokenOf({ url }: FastifyRequest): string {
  return new URL(url, "http://pages.invalid").searchParams.get("token") ?? "";
}
