import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallError } from "../../../contract/call-error.ts";
import { honeypotField } from "../../../contract/honeypot.ts";
import type { Answer, Endpoint, EndpointContext, Parsed, Refusal, RequestMeta } from "../../endpoint.ts";
import { sendContactEmail } from "../../enquiries/send-contact-email.ts";
import { sendEmail } from "../../enquiries/send-email.ts";
import { readPageAge } from "../../quarantine/quarantine-reasons.ts";
import type { Readiness } from "../../store/readiness.ts";
import { StoreUnavailable } from "../../store/unavailable.ts";
import { addSubscriber } from "../../subscribers/add-subscriber.ts";
import { confirmSubscription } from "../../subscribers/confirm-and-unsubscribe.ts";
import { createCheck } from "../protection/admission.ts";
import { answerError, notJson, unreadFormError } from "./answer-error.ts";
import type { PresentForm } from "./present-form.ts";

/** The endpoints: each form at its page's path, each API call at `/api/` and its name here. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  sendContactEmail,
  sendEmail,
  addSubscriber,
  confirmSubscription,
};

/**
 * Serves each endpoint: its form at its page's path, and its API call at `/api/<name>`. Both share their rate limits.
 * `@fastify/rate-limit` and `@fastify/under-pressure` must be registered on `http`.
 */
export function addEndpoints(http: FastifyInstance, parts: EndpointParts) {
  for (const [name, endpoint] of Object.entries(endpoints)) serve(http, name, endpoint, parts);
}

export interface EndpointParts {
  siteUrl: string;
  run: Run;
  present: PresentForm;
}

function serve(http: FastifyInstance, name: string, endpoint: Endpoint, parts: EndpointParts) {
  const { page, readForm, readJson, refusals, next } = endpoint;
  const { present } = parts;
  const check = createCheck(http, parts.siteUrl, refusals);
  const run = async (parsed: Parsed<unknown>, arrived: RequestMeta): Promise<Answer> =>
    parsed.ok ? parts.run(refusals, (context) => endpoint.run({ ...arrived, ...parsed }, context)) : parsed;

  // A refused form is still read, so that its page can show what was typed.
  const refused = new WeakMap<FastifyRequest, Refusal>();
  http.post(page, {
    onRequest: async (request) => {
      const refusal = await check(request);
      if (refusal) refused.set(request, refusal);
    },
    errorHandler: async (thrown, request, reply) => {
      const refusal = refused.get(request) ?? unreadFormError(thrown);
      if (refusal === null) throw thrown;
      return present(request, reply, { entered: {}, ...refusal, refused: true });
    },
    handler: async (request, reply) => {
      const entered = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
      const refusal = refused.get(request);
      if (refusal) return present(request, reply, { ...refusal, entered, refused: true });
      const answer = await run(readForm(entered, tokenOf(request)), {
        channel: "form",
        idempotencyKey: null,
      });
      if (!answer.ok) return present(request, reply, { ...answer, entered });
      // Autofill may have filled in the hidden field, so the visitor is asked to resend the form, which then succeeds.
      if (entered[honeypotField]) return present(request, reply, { error: null, again: true, entered });
      return seeOther(reply, next(answer));
    },
  });

  if (!readJson) return;
  http.post(`/api/${name}`, {
    onRequest: async (request, reply) => {
      const refusal = await check(request);
      if (refusal) return answerError(request, reply, refusal);
    },
    handler: async (request, reply) => {
      const { body, headers } = request;
      if (body instanceof URLSearchParams) return answerError(request, reply, { error: notJson });
      const idempotencyKey = headers["idempotency-key"]?.toString() ?? null;
      const pageAge = readPageAge(headers["page-age"]);
      const answer = await run(readJson(body, headers), { channel: "json", idempotencyKey, pageAge });
      if (!answer.ok) return answerError(request, reply, answer);
      return reply.header("cache-control", "no-store").send({ ok: true });
    },
  });
}

/** Creates the function that runs a command and then wakes the outbox, because the command may have queued an email. */
export function createRun({ context, outbox, readiness }: RunParts): Run {
  return async ({ unavailable }, command) => {
    try {
      const answer = await command(context);
      if (answer.ok) outbox.wake();
      return answer;
    } catch (error) {
      readiness.refused();
      if (error instanceof StoreUnavailable) return { ok: false, error: unavailable };
      throw error;
    }
  };
}

/** Answers with the refusal `unavailable` if the store is. */
export type Run = <Result extends { ok: boolean }>(
  refusals: { unavailable: CallError },
  command: (context: EndpointContext) => Promise<Result>,
) => Promise<Result | Refusal>;

interface RunParts {
  context: EndpointContext;
  outbox: { wake(): void };
  readiness: Pick<Readiness, "refused">;
}

/** Redirects to a page, so that a reload does not send the form again. */
export function seeOther(reply: FastifyReply, address: string) {
  return reply.header("cache-control", "no-store").redirect(address, 303);
}

export function tokenOf({ url }: FastifyRequest): string {
  return new URL(url, "http://pages.invalid").searchParams.get("token") ?? "";
}
