import type { FastifyBaseLogger, FastifyError } from "fastify";
import { type CallError, internal, invalidCall, tooLarge } from "../../../contract/call-error.ts";
import { placeOfError } from "../../monitoring/error-place.ts";

/** What an error on the way to an answer means for the caller. An error of ours is logged. */
export function requestErrorOf(error: FastifyError, log: FastifyBaseLogger): CallError {
  const { code, statusCode } = error;
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return tooLarge;
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return notJson;
  if (statusCode === 415) return encoded;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return invalidCall("Send a JSON object, written correctly, with content-type: application/json.");
  }
  logError(error, log);
  return internal;
}

/** The name and the place, not the message: it may quote what somebody typed. */
export function logError(error: unknown, log: Pick<FastifyBaseLogger, "error">): void {
  const name = error instanceof Error ? error.name : typeof error;
  log.error({ error: name, at: placeOfError(error) }, "request failed");
}

export const notJson = invalidCall("Send content-type: application/json.");
const encoded = invalidCall("Send the body as it is, without content-encoding.");
