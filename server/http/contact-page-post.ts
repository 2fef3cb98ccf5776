import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { addresses } from "../../app/addresses.ts";
import { type Calls, callsContext, type FormAnswer } from "../../app/calls-context.ts";
import { site } from "../../site.config.ts";
import { type CallError, statusOfError } from "../enquiries/call-error.ts";
import { parseContactForm } from "../enquiries/contact-form.ts";
import type { IntakeAnswer, Submission } from "../enquiries/enquiry-intake.ts";
import type { CallGuard } from "./call-guard.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { type EnquiryRules, withStatus } from "./json-calls.ts";

/** The contact forms posted without JavaScript: the page's own action, with the same guard and rule as the call. */
export function addContactPagePost(
  http: FastifyInstance,
  { build, guard, rules }: { build: ServerBuild; guard: CallGuard; rules: EnquiryRules },
) {
  const render = createRequestHandler(build, "production");

  const addForm = (
    address: string,
    call: keyof EnquiryRules,
    keep: (submission: Submission) => Promise<IntakeAnswer>,
  ) => {
    http.post(address, async (request, reply) => {
      const refusal = await guard(call, request);
      const calls: Calls = {
        sendContactForm: async (form) => {
          if (refusal) return refused(refusal.error);
          const parsed = parseContactForm(form);
          if (!parsed.ok) return refused(parsed.error);
          const { enquiry, honeypot } = parsed;
          const answer = await keep({ enquiry, honeypot, idempotencyKey: null, entrance: "form" });
          return answer.ok ? answer : refused(answer.error);
        },
      };
      const context = new RouterContextProvider();
      context.set(callsContext, calls);
      const answer = await render(pageRequest(request, address), context);
      return sendRendered(reply, answer, refusal?.retryAfter);
    });
  };
  addForm(addresses.contact, "sendContactEmail", rules.sendContactEmail);
  addForm(addresses.support, "sendEmail", (submission) => rules.sendEmail({ ...submission, to: site.email }));
}

function refused(error: CallError): FormAnswer {
  return { ok: false, status: statusOfError[error.type], error };
}

/** Origin was judged by the guard; React Router's own check would not know a proxy's names. */
function pageRequest(request: FastifyRequest, address: string): Request {
  return new Request(new URL(address, "http://pages.invalid"), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new Uint8Array(Buffer.isBuffer(request.body) ? request.body : []),
  });
}

async function sendRendered(reply: FastifyReply, answer: Response, retryAfter: number | undefined) {
  const location = answer.headers.get("location");
  if (location)
    return reply.code(answer.status).header("cache-control", "no-store").redirect(location, answer.status);
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
