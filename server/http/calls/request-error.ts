import type { FastifyBaseLogger, FastifyError } from "fastify";
import { type CallError, internal, invalidCall, tooLarge } from "../../../contract/call-error.ts";
import { nameOf } from "../../monitoring/error-name.ts";
import { placeOfError } from "../../monitoring/error-place.ts";

/** What an error on the way to an answer means for the caller. An error of ours is logged. */
export function requestErrorOf(error: FastifyError, log: FastifyBaseLogger): CallError {
  const mistake = mistakeOf(error);
  if (mistake === null) logError(error, log);
  return mistake ?? internal;
}

/** What the caller did wrong; null: it is an error of ours. */
export function mistakeOf({ code, statusCode }: FastifyError): CallError | null {
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return tooLarge;
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return notJson;
  if (statusCode === 415) return encoded;
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return null;
  return invalidCall("Send a JSON object, written correctly, with content-type: application/json.");
}

/** The name and the place, not the message: it may quote what somebody typed. */
export function logError(error: unknown, log: Pick<FastifyBaseLogger, "error">): void {
  log.error({ error: nameOf(error), at: placeOfError(error) }, "request failed");
}

export const notJson = invalidCall("Send content-type: application/json.");
const encoded = invalidCall("Send the body as it is, without content-encoding.");
