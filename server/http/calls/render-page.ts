import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import {
  createContext,
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { type FormAnswer, formAnswerContext } from "../../../contract/form-answer.ts";
import { logError } from "./request-error.ts";

/**
 * Creates a renderer for the page at an address as the answer to a posted form. It renders one page at a time and
 * lets other requests run in between.
 */
export function createPageRenderer(build: ServerBuild): RenderPage {
  const handle = createRequestHandler(withQuietErrors(build), "production");
  let last: Promise<unknown> = Promise.resolve();
  return async (address, answer, log) => {
    const context = new RouterContextProvider();
    context.set(formAnswerContext, answer);
    context.set(logContext, log);
    // The request has no posted data, because it is parsed already and the page's action does not need it.
    const posted = { method: "POST", body: new URLSearchParams() };
    const request = new Request(new URL(address, "http://pages.invalid"), posted);
    const rendered = last.then(() => nextTurn()).then(() => handle(request, context));
    last = rendered.catch(() => {});
    return rendered;
  };
}

export type RenderPage = (
  address: string,
  answer: FormAnswer,
  log: Pick<FastifyBaseLogger, "error">,
) => Promise<Response>;

const logContext = createContext<Pick<FastifyBaseLogger, "error">>();

/** Replaces React Router's handler, which logs whole errors, including values that a database quotes. */
function withQuietErrors(build: ServerBuild): ServerBuild {
  const handleError: ServerBuild["entry"]["module"]["handleError"] = (error, { context }) => {
    // Errors that the request causes, such as an unknown address, are not logged.
    if (!isRouteErrorResponse(error)) logError(error, context.get(logContext));
  };
  return { ...build, entry: { module: { ...build.entry.module, handleError } } };
}
