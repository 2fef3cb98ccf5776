import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import {
  createContext,
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { type Calls, callsContext } from "../../../app/calls-context.ts";
import { logError } from "./request-error.ts";

/** Gives a posted form to its page's action, which answers by the page or by the way to the next one. */
export function pageActions(build: ServerBuild): ActOnForm {
  const handle = createRequestHandler(renderingInTurn(withQuietErrors(build)), "production");
  return async (request, body, { calls, mayRender }) => {
    const context = new RouterContextProvider();
    context.set(callsContext, calls);
    context.set(logContext, request.log);
    context.set(turnContext, mayRender);
    return handle(pageRequest(request, body), context);
  };
}

/** Nothing is in an answer whose page might not be rendered. */
export type ActOnForm = (
  request: FastifyRequest,
  /** Urlencoded. */
  body: Buffer,
  parts: { calls: Calls; mayRender(): Promise<boolean> },
) => Promise<Response>;

const logContext = createContext<FastifyBaseLogger>();
const turnContext = createContext<() => Promise<boolean>>();

/** React Router itself would write the whole error to the console, with all that a database quotes in it. */
function withQuietErrors(build: ServerBuild): ServerBuild {
  const handleError: ServerBuild["entry"]["module"]["handleError"] = (error, { context }) => {
    // Such as an unknown address: what was asked for is wrong, and nothing of ours.
    if (!isRouteErrorResponse(error)) logError(error, context.get(logContext));
  };
  return { ...build, entry: { module: { ...build.entry.module, handleError } } };
}

/** Asks for a turn between the action and React. */
function renderingInTurn(build: ServerBuild): ServerBuild {
  const { module } = build.entry;
  const render: typeof module.default = async (request, status, headers, entry, context) => {
    const mayRender = await context.get(turnContext)();
    return mayRender ? module.default(request, status, headers, entry, context) : new Response();
  };
  return { ...build, entry: { module: { ...module, default: render } } };
}

/** Origin was judged by the guard; React Router's own check would not know a proxy's names. */
function pageRequest({ url }: FastifyRequest, body: Buffer): Request {
  return new Request(new URL(url, "http://pages.invalid"), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new Uint8Array(body),
  });
}
