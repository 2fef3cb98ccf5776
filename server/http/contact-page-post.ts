import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { addresses } from "../../app/addresses.ts";
import { type Calls, callsContext, type FormAnswer } from "../../app/calls-context.ts";
import { site } from "../../site.config.ts";
import { type CallError, statusOfError } from "../enquiries/call-error.ts";
import { parseContactForm } from "../enquiries/contact-form.ts";
import type { IntakeAnswer, Submission } from "../enquiries/enquiry-intake.ts";
import type { CallGuard } from "./call-guard.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { errorOfFault } from "./fault.ts";
import { type EnquiryRules, withStatus } from "./json-calls.ts";

/** The contact forms posted without JavaScript: the page's own action, with the same guard and rule as the call. */
export function addContactPagePost(
  http: FastifyInstance,
  { build, guard, rules }: { build: ServerBuild; guard: CallGuard; rules: EnquiryRules },
) {
  const handle = createRequestHandler(build, "production");
  addForm(addresses.contact, "sendContactEmail", rules.sendContactEmail);
  addForm(addresses.support, "sendEmail", (submission) => rules.sendEmail({ ...submission, to: site.email }));

  function addForm(address: string, call: keyof EnquiryRules, take: TakeEnquiry) {
    http.post(address, { errorHandler: answerUnread }, async (request, reply) => {
      const refusal = await guard(call, request);
      return answerForm(reply, {
        body: Buffer.isBuffer(request.body) ? request.body : noForm,
        retryAfter: refusal?.retryAfter,
        sendContactForm: async (form) => (refusal ? refused(refusal.error) : sendForm(form, take)),
      });
    });

    /** A person gets a page for a form that was not read to its end, too. What was typed is not in it. */
    async function answerUnread(fault: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const error = errorOfFault(fault, request.log);
      if (error.type === "internal") throw fault;
      return answerForm(reply, {
        body: noForm,
        sendContactForm: async (form) => (error.type === "too-large" ? refused(error) : sendForm(form, take)),
      });
    }

    async function answerForm(reply: FastifyReply, { body, retryAfter, sendContactForm }: PostedForm) {
      const context = new RouterContextProvider();
      context.set(callsContext, { sendContactForm });
      return sendRendered(reply, await handle(pageRequest(address, body), context), retryAfter);
    }
  }
}

/** The rule of a form's call. */
type TakeEnquiry = (submission: Submission) => Promise<IntakeAnswer>;

interface PostedForm extends Pick<Calls, "sendContactForm"> {
  body: Buffer;
  /** Seconds. */
  retryAfter?: number | undefined;
}

/** The rule refuses it, in words for people. */
const noForm = Buffer.alloc(0);

async function sendForm(form: Record<string, string>, take: TakeEnquiry): Promise<FormAnswer> {
  const parsed = parseContactForm(form);
  if (!parsed.ok) return refused(parsed.error);
  const { enquiry, honeypot } = parsed;
  const answer = await take({ enquiry, honeypot, idempotencyKey: null, entrance: "form" });
  return answer.ok ? answer : refused(answer.error);
}

function refused(error: CallError): FormAnswer {
  return { ok: false, status: statusOfError[error.type], error };
}

/** Origin was judged by the guard; React Router's own check would not know a proxy's names. */
function pageRequest(address: string, body: Buffer): Request {
  return new Request(new URL(address, "http://pages.invalid"), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new Uint8Array(body),
  });
}

async function sendRendered(reply: FastifyReply, answer: Response, retryAfter: number | undefined) {
  const location = answer.headers.get("location");
  if (location) {
    return reply.header("cache-control", "no-store").redirect(location, answer.status);
  }
  const html = await answer.text();
  if (answer.status === statusOfError.unavailable) withStatus(reply, "unavailable");
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return reply
    .code(answer.status)
    .header("cache-control", "no-store")
    .header("content-security-policy", contentSecurityPolicy(html))
    .type("text/html; charset=utf-8")
    .send(html);
}
