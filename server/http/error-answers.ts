import type { FastifyError, FastifyInstance } from "fastify";
import { site } from "../../site.config.ts";
import { type CallError, internal, invalidCall } from "../enquiries/call-error.ts";
import { answerPage } from "./answer-page.ts";
import { answerError } from "./json-calls.ts";
import type { PageFile } from "./page-files.ts";
import { addressOf, answerNotFound } from "./pages.ts";

/** What is answered where no route got to answer: broken requests, faults of ours, unknown methods. */
export function addErrorAnswers(http: FastifyInstance, pages: Map<string, PageFile>) {
  http.setErrorHandler<FastifyError>((fault, request, reply) => {
    const error = callErrorOf(fault);
    // The name and the place, not the message: it may quote what somebody typed.
    if (error.type === "internal")
      request.log.error({ fault: fault.name, at: placeOf(fault) }, "request failed");
    const brokenPage = pages.get("/500");
    if (error.type === "internal" && brokenPage && !addressOf(request).startsWith("/api/")) {
      return answerPage(request, reply, brokenPage, 500);
    }
    return answerError(reply, error);
  });

  http.setNotFoundHandler((request, reply) => answerNotFound(pages, request, reply));
}

function callErrorOf({ code, statusCode }: FastifyError): CallError {
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return tooLarge;
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return invalidCall("Send content-type: application/json.");
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return invalidCall("Send a JSON object, written correctly, with content-type: application/json.");
  }
  return internal;
}

const tooLarge: CallError = {
  type: "too-large",
  message: "This message is too long to be sent by the form.",
  details: `Go back, shorten it to 20,000 characters and send it again, or write to ${site.email}.`,
};

function placeOf({ stack }: FastifyError): string | undefined {
  return /^\s+at .*$/m.exec(stack ?? "")?.[0].trim();
}
