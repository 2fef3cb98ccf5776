import type { FastifyBaseLogger, FastifyError } from "fastify";
import { site } from "../../site.config.ts";
import { type CallError, internal, invalidCall } from "../enquiries/call-error.ts";
import { placeOfFault } from "../fault-place.ts";

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

const tooLarge: CallError = {
  type: "too-large",
  message: "This message is too long to be sent by the form.",
  // Escaped in a form, a letter that is not English takes up to nine bytes of the 64 KiB.
  details: `Go back, shorten it to 20,000 characters (7,000 where most are not English letters) and send it again, or write to ${site.email}.`,
};
