import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import {
  type CallError,
  internal,
  invalidCall,
  statusOf,
  tooLarge,
  unreadForm,
} from "../../../contract/call-error.ts";
import { errorReason } from "../../../contract/error-reason.ts";
import { codeLocation, nameOf } from "../../monitoring/error-facts.ts";
import { pathOf } from "../http-server.ts";
import { UndecodableForm } from "../protection/request-bodies.ts";

/** Sends an error as JSON. `sendEmail` has its own format: `code` is the error's type, and `reason` its full text. */
export function answerError(
  request: FastifyRequest,
  reply: FastifyReply,
  { error, retryAfterSeconds }: { error: CallError; retryAfterSeconds?: number },
) {
  const { type, message, details } = error;
  const isEmail = pathOf(request) === "/api/sendEmail";
  return withErrorHead(reply, error, retryAfterSeconds).send({
    error: isEmail ? { code: type, reason: errorReason(error) } : { type, message, details },
  });
}

/** Sets the status and headers of an error response. */
export function withErrorHead(reply: FastifyReply, error: CallError, retryAfterSeconds?: number) {
  const wait = retryAfterSeconds ?? (error.type === "unavailable" ? retryAfterUnavailableSeconds : undefined);
  if (wait !== undefined) reply.header("retry-after", wait);
  return reply.code(statusOf(error)).header("cache-control", "no-store");
}

const retryAfterUnavailableSeconds = 30;
export const retryAfterOverloadSeconds = 10;

/**
 * Converts an error to the one that the client gets. If the server caused it, logs only its name and where it was
 * thrown, because its message may quote what a visitor typed.
 */
export function requestErrorOf(error: FastifyError, log: Pick<FastifyBaseLogger, "error">): CallError {
  const mistake = mistakeOf(error);
  if (mistake === null) log.error({ error: nameOf(error), at: codeLocation(error) }, "request failed");
  return mistake ?? internal;
}

/** Returns the error of a form that could not be read, with what could be, or null if the server caused the error. */
export function unreadFormError(
  thrown: FastifyError,
): { error: CallError; entered?: Record<string, string> } | null {
  if (thrown instanceof UndecodableForm) return { error: undecodable, entered: thrown.entered };
  const error = mistakeOf(thrown);
  if (error === null) return null;
  return { error: error.type === "too-large" ? error : { ...unreadForm, status: statusOf(error) } };
}

/** Returns the client's mistake, or null if the server caused the error. */
function mistakeOf({ code, statusCode }: FastifyError): CallError | null {
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return tooLarge;
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return notJson;
  if (statusCode === 415) return encoded;
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return null;
  return invalidCall("Send a valid JSON object with content-type: application/json.");
}

export const notJson = invalidCall("Send content-type: application/json.");
const encoded = { ...invalidCall("Send the body uncompressed, without content-encoding."), status: 415 };
const undecodable: CallError = {
  type: "invalid",
  message: "Some characters did not arrive as you typed them.",
  details: "They are shown as \ufffd. Please write them again and send the form.",
};
