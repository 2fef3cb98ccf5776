import type { FastifyError, FastifyInstance } from "fastify";
import { answerPage } from "../pages/answer-page.ts";
import { answerNotFound } from "../pages/not-found.ts";
import type { PageFile } from "../pages/page-files.ts";
import { addressOf } from "../pages/pages.ts";
import { answerError } from "./json-calls.ts";
import { requestErrorOf } from "./request-error.ts";

/** What is answered where no route has an answer: to broken requests, unknown methods and faults of ours. */
export function addErrorAnswers(http: FastifyInstance, pages: Map<string, PageFile>) {
  http.setErrorHandler<FastifyError>((error, request, reply) => {
    const answered = requestErrorOf(error, request.log);
    const brokenPage = pages.get("/500");
    if (answered.type === "internal" && brokenPage && !addressOf(request).startsWith("/api/")) {
      return answerPage(request, reply, brokenPage, 500);
    }
    return answerError(reply, answered);
  });

  http.setNotFoundHandler((request, reply) => answerNotFound(pages, request, reply));
}
