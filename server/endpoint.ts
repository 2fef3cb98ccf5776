import type { IncomingHttpHeaders } from "node:http";
import type { CallError } from "../contract/call-error.ts";
import type { Edition } from "./newsletter/schedule/freeze-issue.ts";
import type { Settings } from "./settings.ts";
import type { IdempotencySource } from "./store/idempotency.ts";
import type { Store } from "./store/store.ts";

/**
 * Something that visitors can ask for with a form and, if it reads JSON, with an API call. It is in its subject's
 * folder; `http/endpoints/endpoints.ts` lists it and serves it like all others.
 */
export interface Endpoint<Input = unknown> {
  /** The path of the page with the form, which is also where the form is posted. A refused form gets this page. */
  page: string;
  /** Parses a form, given one value for each field, and the token of the link that led to the page. */
  readForm(fields: Readonly<Record<string, string>>, token: string): Parsed<Omit<Input, keyof RequestMeta>>;
  /** Parses the body of an API call, which may be any JSON value. */
  readJson?(body: unknown, headers: IncomingHttpHeaders): Parsed<Omit<Input, keyof RequestMeta>>;
  refusals: Refusals;
  /** Gets what was parsed and how it arrived. `StoreUnavailable` is answered with the refusal `unavailable`. */
  run(input: Input, context: EndpointContext): Promise<Answer>;
  /** Returns the path of the page after success. */
  next(answer: Extract<Answer, { ok: true }>): string;
}

/** How a request arrived. A form has no key, and reports no page age. */
export interface RequestMeta extends IdempotencySource {
  /** Milliseconds since the page was opened, as reported by its script, or undefined if it was not reported. */
  pageAge?: number | undefined;
}

export type Parsed<Input> = ({ ok: true } & Input) | { ok: false; error: CallError };

/** The errors for requests that are refused whatever they contain. */
export interface Refusals {
  /** Another site sent the request. */
  crossSite: CallError;
  /** The client has reached a rate limit. */
  tooMany: CallError;
  /** The server is overloaded, or the database cannot store anything. */
  unavailable: CallError;
}

/** `known` is whether the link is valid for this purpose and not used up. */
export type Answer = { ok: true; known?: boolean } | Refusal;

export interface Refusal {
  ok: false;
  error: CallError;
  /** How soon to try again, if known. */
  retryAfterSeconds?: number;
}

export interface EndpointContext
  extends Pick<Settings, "siteUrl" | "contactTo" | "dataDir" | "enquiryEmailsPerHour" | "receipts"> {
  store: Store;
  now: () => number;
  /** The right-hand side of each Message-ID: the domain of the site's sender address. */
  messageIdDomain: string;
  /** The secret that signs links. */
  secret: string;
  /** The same, and the previous secret, if any. */
  secrets: readonly string[];
  /** The newsletter's issues in this build. */
  editions: readonly Edition[];
  /** Called after each enquiry and signup is committed. */
  afterCommit(id: string, isQuarantined: boolean): void;
}
