import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type CallError, unavailable } from "../../../contract/call-error.ts";
import { type FormAnswer, statusOfAnswer } from "../../../contract/form-answer.ts";
import type { RenderPage } from "../../../contract/render-page.ts";
import { pathOf } from "../http-server.ts";
import { answerPage } from "../pages/answer-page.ts";
import type { PageFile } from "../pages/page-files.ts";
import { createRateLimit, limits } from "../protection/admission.ts";
import { retryAfterOverloadSeconds, withErrorHead } from "./answer-error.ts";

/**
 * Responds to a refused form with its page, which shows the error and what was typed. Rendering blocks the process, so
 * a prebuilt page is sent if nothing was typed or the rendering limit is reached. `http` needs `@fastify/rate-limit`.
 */
export function createFormPresenter(
  http: FastifyInstance,
  renderPage: RenderPage,
  refusedPages: RefusedPages,
): PresentForm {
  const wait = createRateLimit(http, limits.render);
  const render = oneByOne(renderPage);

  return async (request, reply, answer) => {
    const { error, entered, refused = false } = answer;
    const built = refused ? builtFor(request, error) : undefined;
    if (built && Object.keys(entered).length === 0) return sendBuilt(request, reply, built, answer);
    const instead = built ?? builtFor(request, unavailable);
    if (!instead || (await wait(request)) === 0) return sendRendered(request, reply, answer);
    const overloaded = { error: unavailable, retryAfterSeconds: retryAfterOverloadSeconds };
    return sendBuilt(request, reply, instead, built ? answer : overloaded);
  };

  /** Returns the prebuilt page, or undefined if there is none. In development nothing is prebuilt. */
  function builtFor(request: FastifyRequest, error: CallError | null) {
    return refusedPages.get(refusedPageAt(pathOf(request), error));
  }

  async function sendRendered(request: FastifyRequest, reply: FastifyReply, answer: PresentedAnswer) {
    const { error, entered, again = false } = answer;
    const rendered = await render(request.url, { answer: { error, entered, again } });
    return withAnswer(reply, answer)
      .code(rendered.status)
      .headers(Object.fromEntries(rendered.headers))
      .send(await rendered.text());
  }
}

export type PresentForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PresentedAnswer,
) => Promise<FastifyReply>;

interface PresentedAnswer extends FormAnswer {
  retryAfterSeconds?: number;
  /** Whether the form was refused before its fields were validated. */
  refused?: boolean;
}

/**
 * Prebuilt responses to refused forms, by path and error type, without typed text. They save slow rendering. Empty in
 * development, where nothing is built.
 */
export type RefusedPages = ReadonlyMap<string, PageFile>;

/** Returns the key of a page in {@link RefusedPages}. */
export function refusedPageAt(address: string, error: CallError | null): string {
  return `${address}/${error?.type ?? "unknown"}`;
}

type AnswerHead = Pick<PresentedAnswer, "error" | "retryAfterSeconds">;

function sendBuilt(request: FastifyRequest, reply: FastifyReply, page: PageFile, answer: AnswerHead) {
  return answerPage(request, withAnswer(reply, answer), page, statusOfAnswer(answer));
}

function withAnswer(reply: FastifyReply, { error, retryAfterSeconds }: AnswerHead) {
  return error ? withErrorHead(reply, error, retryAfterSeconds) : reply.header("cache-control", "no-store");
}

/** Renders one page at a time and lets other requests run in between, because rendering blocks the process. */
function oneByOne(renderPage: RenderPage): RenderPage {
  let last: Promise<unknown> = Promise.resolve();
  return async (address, options) => {
    const rendered = last.then(() => nextTurn()).then(() => renderPage(address, options));
    last = rendered.catch(() => {});
    return rendered;
  };
}
