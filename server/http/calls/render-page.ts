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
 * Renders the page at an address as the answer to a form that was posted to it. One after the other, with the others'
 * requests between: whoever asks for a page meanwhile waits for one, not for all of them.
 */
export function createPageRenderer(build: ServerBuild): RenderPage {
  const handle = createRequestHandler(withQuietErrors(build), "production");
  let last: Promise<unknown> = Promise.resolve();
  return async (address, answer, log) => {
    const context = new RouterContextProvider();
    context.set(formAnswerContext, answer);
    context.set(logContext, log);
    // Without what was posted: it has been parsed, and the page's action has nothing to decide.
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

/** React Router itself would write the whole error to the console, with all that a database quotes in it. */
function withQuietErrors(build: ServerBuild): ServerBuild {
  const handleError: ServerBuild["entry"]["module"]["handleError"] = (error, { context }) => {
    // Such as an unknown address: what was asked for is wrong, and nothing of ours.
    if (!isRouteErrorResponse(error)) logError(error, context.get(logContext));
  };
  return { ...build, entry: { module: { ...build.entry.module, handleError } } };
}
