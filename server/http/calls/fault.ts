import type { FastifyBaseLogger, FastifyError } from "fastify";
import { type CallError, internal, invalidCall, tooLarge } from "../../../contract/call-error.ts";
import { placeOfFault } from "../../monitoring/fault-place.ts";

/** What a fault on the way to an answer means for the caller. A fault of ours is logged. */
export function errorOfFault(fault: FastifyError, log: FastifyBaseLogger): CallError {
  const { code, statusCode } = fault;
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return tooLarge;
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return invalidCall("Send content-type: application/json.");
  if (statusCode === 415) return encoded;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return invalidCall("Send a JSON object, written correctly, with content-type: application/json.");
  }
  logFault(fault, log);
  return internal;
}

/** The name and the place, not the message: it may quote what somebody typed. */
export function logFault(fault: unknown, log: FastifyBaseLogger): void {
  const name = fault instanceof Error ? fault.name : typeof fault;
  log.error({ fault: name, at: placeOfFault(fault) }, "request failed");
}

const encoded = invalidCall("Send the body as it is, without content-encoding.");
