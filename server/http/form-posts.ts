import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  createContext,
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { addresses } from "../../app/addresses.ts";
import { type Calls, callsContext, type RefusedForm } from "../../app/calls-context.ts";
import { site } from "../../site.config.ts";
import { type CallError, statusOf, statusOfError, unavailable, unreadForm } from "../enquiries/call-error.ts";
import { parseContactForm } from "../enquiries/contact-form.ts";
import { parseSignupForm } from "../subscribers/signup.ts";
import { answerPage } from "./answer-page.ts";
import { type CallGuard, type GuardedCall, type Refusal, retryWhenOverloaded } from "./call-guard.ts";
import { atOrigin } from "./canonical-links.ts";
import { clientKey } from "./client-key.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { errorOfFault, logFault } from "./fault.ts";
import { withStatus } from "./json-calls.ts";
import type { PageFile } from "./page-files.ts";
import { addressOf } from "./pages.ts";
import { type RefusedPages, refused, refusedPageAt, refusing } from "./refused-pages.ts";
import { createRenderTurns } from "./render-turns.ts";
import { MisspeltForm } from "./request-bodies.ts";
import type { SiteRules } from "./site-rules.ts";

interface FormPostParts {
  build: ServerBuild;
  guard: CallGuard;
  rules: SiteRules;
  siteUrl: string;
  refusedPages: RefusedPages;
}

/** The forms of our pages posted without JavaScript: each page's own action, with the guard and the rules of the calls. */
export function addFormPosts(http: FastifyInstance, parts: FormPostParts): AnswerForm {
  const { build, guard, rules, siteUrl, refusedPages } = parts;
  const handle = createRequestHandler(renderingInTurn(withQuietFaults(build)), "production");
  const takeTurn = createRenderTurns();
  addForm(addresses.contact, "sendContactEmail");
  addForm(addresses.support, "sendEmail");
  addForm(addresses.newsletter, "addSubscriber");
  addForm(addresses.confirm, "confirmSubscription");
  return answerForm;

  function addForm(address: string, call: GuardedCall) {
    http.post(address, { errorHandler: answerUnread }, async (request, reply) => {
      const refusal = await guard(call, request, reply);
      return answerForm(request, reply, { body: bodyOf(request), refusal });
    });
  }

  /** A person gets a page for a form that was not read, too. Where none of it could be, nothing that was typed is in it. */
  async function answerUnread(fault: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    if (fault instanceof MisspeltForm) {
      return answerForm(request, reply, { body: fault.form, refusal: { error: misspeltForm } });
    }
    const error = errorOfFault(fault, request.log);
    if (error.type === "internal") throw fault;
    const refusal = {
      error: error.type === "too-large" ? error : { ...unreadForm, status: statusOf(error) },
    };
    return answerForm(request, reply, { body: noForm, refusal });
  }

  async function answerForm(request: FastifyRequest, reply: FastifyReply, { body, refusal }: PostedForm) {
    const client = clientKey(request.ip);
    const built = refusal && builtFor(request, refusal.error);
    if (built && (body.length === 0 || !(await takeTurn(client))))
      return sendBuilt(request, reply, built, refusal);
    let wait = refusal?.retryAfter;
    const calls = refusal
      ? refusing(refusal.error)
      : callsOf(request, rules, (retryAfter) => {
          wait = retryAfter;
        });
    const context = new RouterContextProvider();
    context.set(callsContext, calls);
    context.set(logContext, request.log);
    const crowdedOut = builtFor(request, unavailable);
    context.set(turnContext, async () => refusal !== null || !crowdedOut || takeTurn(client));
    const answer = await handle(pageRequest(request, body), context);
    if (crowdedOut && answer.headers.has(notRendered)) {
      return sendBuilt(request, reply, crowdedOut, { error: unavailable, retryAfter: retryWhenOverloaded });
    }
    return sendRendered(reply, answer, { siteUrl, retryAfter: wait });
  }

  /** None where there is no build, in development. */
  function builtFor(request: FastifyRequest, { type }: CallError): PageFile | undefined {
    return refusedPages.get(refusedPageAt(addressOf(request), type));
  }
}

function sendBuilt(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageFile,
  { error, retryAfter }: Refusal,
) {
  withStatus(reply, error.type, retryAfter);
  return answerPage(request, reply, page, statusOf(error));
}

/** Answers a posted form with the page that it was posted to, or with the way to the next one. */
export type AnswerForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  form: PostedForm,
) => Promise<FastifyReply>;

export interface PostedForm {
  /** Urlencoded. */
  body: Buffer;
  /** Null: it may be read. */
  refusal: Refusal | null;
}

const logContext = createContext<FastifyBaseLogger>();

/** React Router itself would write the whole error to the console, with all that a database quotes in it. */
function withQuietFaults(build: ServerBuild): ServerBuild {
  const handleError: ServerBuild["entry"]["module"]["handleError"] = (fault, { context }) => {
    // Such as an unknown address: what was asked for is wrong, and nothing of ours.
    if (!isRouteErrorResponse(fault)) logFault(fault, context.get(logContext));
  };
  return { ...build, entry: { module: { ...build.entry.module, handleError } } };
}

const turnContext = createContext<() => Promise<boolean>>();
const notRendered = "not-rendered";

/** Asks for its turn between a page's action and React. */
function renderingInTurn(build: ServerBuild): ServerBuild {
  const { module } = build.entry;
  const render: typeof module.default = async (request, status, headers, entry, context) => {
    if (await context.get(turnContext)()) return module.default(request, status, headers, entry, context);
    return new Response(null, { status, headers: { [notRendered]: "" } });
  };
  return { ...build, entry: { module: { ...module, default: render } } };
}

const noForm = Buffer.alloc(0);

const misspeltForm: CallError = {
  type: "invalid",
  message: "Some letters did not arrive as you wrote them.",
  details: "They are shown as \ufffd. Please write them again and send the form.",
};

export function bodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : noForm;
}

function callsOf(request: FastifyRequest, rules: SiteRules, onWait: (seconds?: number) => void): Calls {
  const sendEmail: SiteRules["sendContactEmail"] = (submission) =>
    rules.sendEmail({ ...submission, to: site.email });
  return {
    sendContactForm: async (form) => {
      const parsed = parseContactForm(form);
      if (!parsed.ok) return refused(parsed.error);
      const { enquiry, honeypot, proofOfWork } = parsed;
      const take = addressOf(request) === addresses.support ? sendEmail : rules.sendContactEmail;
      return orRefused(
        await take({ enquiry, honeypot, proofOfWork, idempotencyKey: null, entrance: "form" }),
      );
    },
    addSubscriber: async (form) => {
      const parsed = parseSignupForm(form);
      if (!parsed.ok) return refused(parsed.error);
      const { signup, proofOfWork } = parsed;
      const client = clientKey(request.ip);
      const answer = await rules.addSubscriber({ signup, proofOfWork, idempotencyKey: null, client });
      if (!answer.ok) onWait(answer.retryAfter);
      return orRefused(answer);
    },
    confirmSubscription: async (token) => orRefused(await rules.confirmSubscription(token)),
    leaveList: async (token) => orRefused(await rules.leaveList(token)),
  };
}

function orRefused<Done extends { ok: true }>(
  answer: Done | { ok: false; error: CallError },
): Done | RefusedForm {
  return answer.ok ? answer : refused(answer.error);
}

/** Origin was judged by the guard; React Router's own check would not know a proxy's names. */
function pageRequest({ url }: FastifyRequest, body: Buffer): Request {
  return new Request(new URL(url, "http://pages.invalid"), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new Uint8Array(body),
  });
}

interface RenderedParts {
  siteUrl: string;
  /** Seconds. */
  retryAfter: number | undefined;
}

async function sendRendered(reply: FastifyReply, answer: Response, { siteUrl, retryAfter }: RenderedParts) {
  const location = answer.headers.get("location");
  if (location) {
    return reply.header("cache-control", "no-store").redirect(location, answer.status);
  }
  const html = atOrigin(await answer.text(), siteUrl);
  if (answer.status === statusOfError.unavailable) withStatus(reply, "unavailable");
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return reply
    .code(answer.status)
    .header("cache-control", "no-store")
    .header("content-security-policy", contentSecurityPolicy(Buffer.from(html)))
    .type("text/html; charset=utf-8")
    .send(html);
}
