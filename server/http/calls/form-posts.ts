import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServerBuild } from "react-router";
import type { Calls, RefusedForm } from "../../../app/calls-context.ts";
import { addresses } from "../../../contract/addresses.ts";
import {
  type CallError,
  statusOf,
  statusOfError,
  unavailable,
  unreadForm,
} from "../../../contract/call-error.ts";
import { site } from "../../../site.config.ts";
import { parseContactForm } from "../../enquiries/contact-form.ts";
import { parseSignupForm } from "../../subscribers/signup.ts";
import { answerPage } from "../pages/answer-page.ts";
import { atOrigin } from "../pages/canonical-links.ts";
import { contentSecurityPolicy } from "../pages/content-security-policy.ts";
import type { PageFile } from "../pages/page-files.ts";
import { addressOf } from "../pages/pages.ts";
import { clientKey } from "../protection/client-key.ts";
import { MisspeltForm } from "../protection/request-bodies.ts";
import { type CallGuard, type GuardedCall, type Refusal, retryWhenOverloaded } from "./call-guard.ts";
import type { Commands } from "./commands.ts";
import { withStatus } from "./json-calls.ts";
import { pageActions } from "./page-actions.ts";
import { type RefusedPages, refused, refusedPageAt, refusing } from "./refused-pages.ts";
import { createRenderLimit } from "./render-limit.ts";
import { requestErrorOf } from "./request-error.ts";

interface FormPostDependencies {
  build: ServerBuild;
  guard: CallGuard;
  commands: Commands;
  siteUrl: string;
  refusedPages: RefusedPages;
}

/** The forms of our pages posted without JavaScript: each page's own action, with the guard and the rules of the calls. */
export function addFormPosts(http: FastifyInstance, parts: FormPostDependencies): AnswerForm {
  const { build, guard, commands, siteUrl, refusedPages } = parts;
  const act = pageActions(build);
  const consumeRateLimit = createRenderLimit();
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
  async function answerUnread(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    if (error instanceof MisspeltForm) {
      return answerForm(request, reply, { body: error.form, refusal: { error: misspeltForm } });
    }
    const answered = requestErrorOf(error, request.log);
    if (answered.type === "internal") throw error;
    const refusal = {
      error: answered.type === "too-large" ? answered : { ...unreadForm, status: statusOf(answered) },
    };
    return answerForm(request, reply, { body: noForm, refusal });
  }

  async function answerForm(request: FastifyRequest, reply: FastifyReply, { body, refusal }: PostedForm) {
    const client = clientKey(request.ip);
    const built = refusal && builtFor(request, refusal.error);
    if (built && (body.length === 0 || !(await consumeRateLimit(client))))
      return sendBuilt(request, reply, built, refusal);
    let wait = refusal?.retryAfter;
    const calls = refusal
      ? refusing(refusal.error)
      : callsOf(request, commands, (retryAfter) => {
          wait = retryAfter;
        });
    const instead = builtFor(request, unavailable);
    let crowdedOut = false;
    const mayRender = async () => {
      crowdedOut = instead !== undefined && refusal === null && !(await consumeRateLimit(client));
      return !crowdedOut;
    };
    const answer = await act(request, body, { calls, mayRender });
    if (!instead || !crowdedOut) return sendRendered(reply, answer, { siteUrl, retryAfter: wait });
    return sendBuilt(request, reply, instead, { error: unavailable, retryAfter: retryWhenOverloaded });
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

const noForm = Buffer.alloc(0);

const misspeltForm: CallError = {
  type: "invalid",
  message: "Some letters did not arrive as you wrote them.",
  details: "They are shown as \ufffd. Please write them again and send the form.",
};

export function bodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : noForm;
}

function callsOf(request: FastifyRequest, commands: Commands, onWait: (seconds?: number) => void): Calls {
  const sendEmail: Commands["sendContactEmail"] = (submission) =>
    commands.sendEmail({ ...submission, to: site.email });
  return {
    sendContactForm: async (form) => {
      const parsed = parseContactForm(form);
      if (!parsed.ok) return refused(parsed.error);
      const { enquiry, honeypot, proofOfWork } = parsed;
      const take = addressOf(request) === addresses.support ? sendEmail : commands.sendContactEmail;
      return orRefused(await take({ enquiry, honeypot, proofOfWork, idempotencyKey: null, channel: "form" }));
    },
    addSubscriber: async (form) => {
      const parsed = parseSignupForm(form);
      if (!parsed.ok) return refused(parsed.error);
      const { signup, proofOfWork } = parsed;
      const client = clientKey(request.ip);
      const answer = await commands.addSubscriber({ signup, proofOfWork, idempotencyKey: null, client });
      if (!answer.ok) onWait(answer.retryAfter);
      return orRefused(answer);
    },
    confirmSubscription: async (token) => orRefused(await commands.confirmSubscription(token)),
    leaveList: async (token) => orRefused(await commands.leaveList(token)),
  };
}

function orRefused<Done extends { ok: true }>(
  answer: Done | { ok: false; error: CallError },
): Done | RefusedForm {
  return answer.ok ? answer : refused(answer.error);
}

interface PresentedPage {
  siteUrl: string;
  /** Seconds. */
  retryAfter: number | undefined;
}

async function sendRendered(reply: FastifyReply, answer: Response, { siteUrl, retryAfter }: PresentedPage) {
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
