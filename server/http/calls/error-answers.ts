import type { FastifyError, FastifyInstance } from "fastify";
import { answerPage } from "../pages/answer-page.ts";
import type { PageFile } from "../pages/page-files.ts";
import { addressOf, answerNotFound } from "../pages/pages.ts";
import { errorOfFault } from "./fault.ts";
import { answerError } from "./json-calls.ts";

/** What is answered where no route has an answer: to broken requests, unknown methods and faults of ours. */
export function addErrorAnswers(http: FastifyInstance, pages: Map<string, PageFile>) {
  http.setErrorHandler<FastifyError>((fault, request, reply) => {
    const error = errorOfFault(fault, request.log);
    const brokenPage = pages.get("/500");
    if (error.type === "internal" && brokenPage && !addressOf(request).startsWith("/api/")) {
      return answerPage(request, reply, brokenPage, 500);
    }
    return answerError(reply, error);
  });

  http.setNotFoundHandler((request, reply) => answerNotFound(pages, request, reply));
}
