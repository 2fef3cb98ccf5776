import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type CallError, invalidCall, statusOf } from "../../../contract/call-error.ts";
import { errorReason } from "../../../contract/error-reason.ts";
import type { Calls } from "./calls.ts";
import type { CallCheck } from "./check-call.ts";
import { notJson, requestErrorOf } from "./request-error.ts";

/** Handles the API calls at `POST /api/<name>` in JSON. */
export function addJsonCalls(http: FastifyInstance, checkCall: CallCheck, calls: Calls) {
  for (const name of ["sendContactEmail", "sendEmail", "addSubscriber"] as const) {
    const answer = name === "sendEmail" ? answerReason : answerError;
    const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      answer(reply, requestErrorOf(error, request.log));
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const refusal = await checkCall(name, request);
      if (refusal) return answer(reply, refusal.error, refusal.retryAfterSeconds);
    };
    http.post(`/api/${name}`, { errorHandler, onRequest }, async (request, reply) => {
      if (request.body instanceof URLSearchParams) return answer(reply, notJson);
      const result = await calls[name]({ channel: "json", request });
      if (!result.ok) return answer(reply, result.error, result.retryAfterSeconds);
      return reply.header("cache-control", "no-store").send({ ok: true });
    });
  }

  http.all("/api/*", async ({ method, url }, reply) => {
    const { type, message, details } = invalidCall(`There is no API call at ${method} ${url.split("?")[0]}.`);
    return reply.code(404).send({ error: { type, message, details } });
  });
}

export function answerError(reply: FastifyReply, error: CallError, retryAfterSeconds?: number) {
  const { type, message, details } = error;
  return withErrorHead(reply, error, retryAfterSeconds).send({ error: { type, message, details } });
}

/** Sends an error in the format of `sendEmail`: `code` is the error's type, and `reason` its full text. */
export function answerReason(reply: FastifyReply, error: CallError, retryAfterSeconds?: number) {
  return withErrorHead(reply, error, retryAfterSeconds).send({
    error: { code: error.type, reason: errorReason(error) },
  });
}

const retryAfterUnavailableSeconds = 30;

/** Sets the status and headers of an error response. */
export function withErrorHead(reply: FastifyReply, error: CallError, retryAfterSeconds?: number) {
  const wait = retryAfterSeconds ?? (error.type === "unavailable" ? retryAfterUnavailableSeconds : undefined);
  if (wait !== undefined) reply.header("retry-after", wait);
  return reply.code(statusOf(error)).header("cache-control", "no-store");
}
