import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addresses } from "../../../contract/addresses.ts";
import { type CallError, invalidCall, statusOf, statusOfError } from "../../../contract/call-error.ts";
import { errorReason } from "../../../contract/error-reason.ts";
import { parseContactCall } from "../../enquiries/contact-call.ts";
import { parseEmailCall } from "../../enquiries/email-call.ts";
import { readPageAge } from "../../quarantine/too-fast.ts";
import type { SubscriptionPage } from "../../store/schema.ts";
import { parseSignupCall } from "../../subscribers/signup.ts";
import { clientKey } from "../protection/client-key.ts";
import type { CallGuard } from "./call-guard.ts";
import type { Commands } from "./commands.ts";
import { requestErrorOf } from "./request-error.ts";

/** The named calls of the contract: `POST /api/<name>` with a JSON body, which the guard lets through or not. */
export function addJsonCalls(http: FastifyInstance, guard: CallGuard, commands: Commands) {
  http.post("/api/sendContactEmail", async (request, reply) => {
    const refusal = await guard("sendContactEmail", request, reply);
    if (refusal) return answerError(reply, refusal.error, refusal.retryAfter);
    const parsed = parseContactCall(request.body);
    if (!parsed.ok) return answerError(reply, parsed.error);
    const answer = await commands.sendContactEmail({ ...circumstances(request), enquiry: parsed.enquiry });
    return answer.ok ? answerOk(reply) : answerError(reply, answer.error);
  });

  const inItsShape = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    answerReason(reply, requestErrorOf(error, request.log));

  http.post("/api/sendEmail", { errorHandler: inItsShape }, async (request, reply) => {
    const refusal = await guard("sendEmail", request, reply);
    if (refusal) return answerReason(reply, refusal.error, refusal.retryAfter);
    const parsed = parseEmailCall(request.body);
    if (!parsed.ok) return answerReason(reply, parsed.error);
    const { enquiry, to } = parsed;
    const answer = await commands.sendEmail({ ...circumstances(request), enquiry, to });
    return answer.ok ? answerOk(reply) : answerReason(reply, answer.error);
  });

  http.post("/api/addSubscriber", async (request, reply) => {
    const refusal = await guard("addSubscriber", request, reply);
    if (refusal) return answerError(reply, refusal.error, refusal.retryAfter);
    const parsed = parseSignupCall(request.body, signupPageOf(request.headers.referer));
    if (!parsed.ok) return answerError(reply, parsed.error);
    const { idempotencyKey, proofOfWork } = circumstances(request);
    const client = clientKey(request.ip);
    const answer = await commands.addSubscriber({
      signup: parsed.signup,
      proofOfWork,
      idempotencyKey,
      client,
    });
    return answer.ok ? answerOk(reply) : answerError(reply, answer.error, answer.retryAfter);
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
  const pageAge = readPageAge(request.headers["page-age"]);
  const proofOfWork = request.headers["proof-of-work"]?.toString() ?? null;
  const idempotencyKey = key?.toString() ?? null;
  return { idempotencyKey, proofOfWork, channel: "json", honeypot: false, pageAge } as const;
}

/** Our pages send their address along; a program sends what it likes, and may as well say where it read the words. */
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

function answerOk(reply: FastifyReply) {
  return reply.header("cache-control", "no-store").send({ ok: true });
}

export function answerError(reply: FastifyReply, error: CallError, retryAfter?: number) {
  const { type, message, details } = error;
  return withStatus(reply, type, retryAfter)
    .code(statusOf(error))
    .send({ error: { type, message, details } });
}

/** The shape of `sendEmail`'s errors: the type is the code, and the reason holds everything there is to say. */
export function answerReason(reply: FastifyReply, error: CallError, retryAfter?: number) {
  const { type } = error;
  return withStatus(reply, type, retryAfter)
    .code(statusOf(error))
    .send({ error: { code: type, reason: errorReason(error) } });
}

/** Seconds after which a client may try again when nothing can be stored. */
const retryWhenUnavailable = 30;

export function withStatus(reply: FastifyReply, type: CallError["type"], retryAfter?: number) {
  const wait = retryAfter ?? (type === "unavailable" ? retryWhenUnavailable : undefined);
  if (wait !== undefined) reply.header("retry-after", wait);
  return reply.code(statusOfError[type]).header("cache-control", "no-store");
}
