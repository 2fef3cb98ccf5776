import type { FastifyBaseLogger, FastifyError } from "fastify";
import { type CallError, internal, invalidCall, tooLarge } from "../../../contract/call-error.ts";
import { codeLocation } from "../../monitoring/code-location.ts";
import { nameOf } from "../../monitoring/error-name.ts";

/** Converts an error to the one that the client gets. Logs it if the server caused it. */
export function requestErrorOf(error: FastifyError, log: FastifyBaseLogger): CallError {
  const mistake = mistakeOf(error);
  if (mistake === null) logError(error, log);
  return mistake ?? internal;
}

/** Returns the client's mistake, or null if the server caused the error. */
export function mistakeOf({ code, statusCode }: FastifyError): CallError | null {
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return tooLarge;
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return notJson;
  if (statusCode === 415) return encoded;
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return null;
  return invalidCall("Send a valid JSON object with content-type: application/json.");
}

/** Logs only an error's name and where it was thrown, because its message may quote what a visitor typed. */
export function logError(error: unknown, log: Pick<FastifyBaseLogger, "error">): void {
  log.error({ error: nameOf(error), at: codeLocation(error) }, "request failed");
}

export const notJson = invalidCall("Send content-type: application/json.");
const encoded = { ...invalidCall("Send the body uncompressed, without content-encoding."), status: 415 };
