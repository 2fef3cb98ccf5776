import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addresses } from "../../../contract/addresses.ts";
import { type CallError, statusOf, unreadForm } from "../../../contract/call-error.ts";
import { honeypotField } from "../../../contract/honeypot.ts";
import { UndecodableForm } from "../protection/request-bodies.ts";
import { type CallResult, type Calls, enteredIn, type FailedCall } from "./calls.ts";
import type { CallCheck, LimitedCall } from "./check-call.ts";
import type { PresentForm } from "./present-form.ts";
import { mistakeOf } from "./request-error.ts";

/** Handles forms posted without JavaScript. They run the same calls as JSON requests, but the response is a page. */
export function addFormCalls(
  http: FastifyInstance,
  { checkCall, calls, present }: { checkCall: CallCheck; calls: Calls; present: PresentForm },
) {
  // A refused form is still read, so that its page can show what was typed.
  const refusals = new WeakMap<FastifyRequest, FailedCall>();
  for (const { address, call, next } of forms) {
    const onRequest = async (request: FastifyRequest) => {
      const refusal = await checkCall(call, request);
      if (refusal) refusals.set(request, refusal);
    };
    http.post(address, { errorHandler: answerUnread, onRequest }, async (request, reply) => {
      const entered = enteredIn(request.body);
      const refusal = refusals.get(request);
      if (refusal) return present(request, reply, { ...refusal, entered, refused: true });
      const result = await calls[call]({ channel: "form", request });
      if (!result.ok) return present(request, reply, { ...result, entered });
      // Autofill may have filled in the hidden field, so the visitor is asked to resend the form, which then succeeds.
      if (entered[honeypotField]) return present(request, reply, { error: null, again: true, entered });
      return seeOther(reply, next(result));
    });
  }

  /** Responds to an unreadable form with its page, which shows as much of the typed text as could be read. */
  async function answerUnread(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const refusal = refusals.get(request);
    if (refusal) return present(request, reply, { ...refusal, entered: {}, refused: true });
    if (thrown instanceof UndecodableForm) {
      return present(request, reply, { error: undecodable, entered: enteredIn(thrown.form), refused: true });
    }
    const error = mistakeOf(thrown);
    if (error === null) throw thrown;
    const answer = error.type === "too-large" ? error : { ...unreadForm, status: statusOf(error) };
    return present(request, reply, { error: answer, entered: {}, refused: true });
  }
}

/** Redirects to a page, so that a reload does not send the form again. */
export function seeOther(reply: FastifyReply, address: string) {
  return reply.header("cache-control", "no-store").redirect(address, 303);
}

const forms: readonly FormOfPage[] = [
  { address: addresses.contact, call: "sendContactEmail", next: () => "/contact/sent" },
  { address: addresses.support, call: "sendEmail", next: () => "/contact/sent" },
  { address: addresses.newsletter, call: "addSubscriber", next: () => "/newsletter/sent" },
  {
    address: addresses.confirm,
    call: "confirmSubscription",
    next: ({ known }) => (known ? "/newsletter/confirmed" : "/newsletter/expired"),
  },
];

interface FormOfPage {
  address: string;
  call: LimitedCall;
  /** Returns the path of the page to show after success. */
  next(result: Extract<CallResult, { ok: true }>): string;
}

const undecodable: CallError = {
  type: "invalid",
  message: "Some characters did not arrive as you typed them.",
  details: "They are shown as \ufffd. Please write them again and send the form.",
};
