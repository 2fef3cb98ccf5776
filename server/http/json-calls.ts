import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type CallError, invalidCall, statusOfError } from "../enquiries/call-error.ts";
import { parseContactCall } from "../enquiries/contact-call.ts";
import { parseEmailCall } from "../enquiries/email-call.ts";
import type { IntakeAnswer, Submission } from "../enquiries/enquiry-intake.ts";
import { errorReason } from "../enquiries/error-reason.ts";
import type { CallGuard } from "./call-guard.ts";
import { errorOfFault } from "./fault.ts";

/** The rules behind the calls, with the outbox woken after each enquiry. */
export interface EnquiryRules {
  sendContactEmail(submission: Submission): Promise<IntakeAnswer>;
  sendEmail(submission: Submission & { to: string }): Promise<IntakeAnswer>;
}

/** The named calls of the contract: `POST /api/<name>` with a JSON body, which the guard lets through or not. */
export function addJsonCalls(http: FastifyInstance, guard: CallGuard, rules: EnquiryRules) {
  http.post("/api/sendContactEmail", async (request, reply) => {
    const refusal = await guard("sendContactEmail", request);
    if (refusal) return answerError(reply, refusal.error, refusal.retryAfter);
    const parsed = parseContactCall(request.body);
    if (!parsed.ok) return answerError(reply, parsed.error);
    const answer = await rules.sendContactEmail({ ...circumstances(request), enquiry: parsed.enquiry });
    return answer.ok ? answerOk(reply) : answerError(reply, answer.error);
  });

  const inItsShape = (fault: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    answerReason(reply, errorOfFault(fault, request.log));

  http.post("/api/sendEmail", { errorHandler: inItsShape }, async (request, reply) => {
    const refusal = await guard("sendEmail", request);
    if (refusal) return answerReason(reply, refusal.error, refusal.retryAfter);
    const parsed = parseEmailCall(request.body);
    if (!parsed.ok) return answerReason(reply, parsed.error);
    const { enquiry, to } = parsed;
    const answer = await rules.sendEmail({ ...circumstances(request), enquiry, to });
    return answer.ok ? answerOk(reply) : answerReason(reply, answer.error);
  });

  http.all("/api/*", async (request, reply) => {
    const { type, message, details } = invalidCall(
      `There is no call at ${request.method} ${request.url.split("?")[0]}.`,
    );
    return reply.code(404).send({ error: { type, message, details } });
  });
}

function circumstances(request: FastifyRequest) {
  const key = request.headers["idempotency-key"];
  return { idempotencyKey: key?.toString() ?? null, entrance: "json", honeypot: false } as const;
}

function answerOk(reply: FastifyReply) {
  return reply.header("cache-control", "no-store").send({ ok: true });
}

export function answerError(reply: FastifyReply, { type, message, details }: CallError, retryAfter?: number) {
  return withStatus(reply, type, retryAfter).send({ error: { type, message, details } });
}

/** The shape of `sendEmail`'s errors: the type is the code, and the reason holds everything there is to say. */
function answerReason(reply: FastifyReply, error: CallError, retryAfter?: number) {
  const { type } = error;
  return withStatus(reply, type, retryAfter).send({ error: { code: type, reason: errorReason(error) } });
}

/** Seconds after which a client may try again when nothing can be stored. */
const retryWhenUnavailable = 30;

export function withStatus(reply: FastifyReply, type: CallError["type"], retryAfter?: number) {
  const wait = retryAfter ?? (type === "unavailable" ? retryWhenUnavailable : undefined);
  if (wait !== undefined) reply.header("retry-after", wait);
  return reply.code(statusOfError[type]).header("cache-control", "no-store");
}
