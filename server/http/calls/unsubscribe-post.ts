import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addresses } from "../../../contract/addresses.ts";
import { statusOfError } from "../../../contract/call-error.ts";
import { answerPage } from "../pages/answer-page.ts";
import type { Commands } from "./commands.ts";
import { type AnswerForm, bodyOf } from "./form-posts.ts";
import { withStatus } from "./json-calls.ts";
import { type RefusedPages, refusedPageAt } from "./refused-pages.ts";

/**
 * Leaving the list: by the button of its page, and by one click in a mail program (RFC 8058), which posts from
 * anywhere, in either form encoding, follows no redirect and knows no cookie.
 */
export function addUnsubscribePost(
  http: FastifyInstance,
  { commands, refusedPages, answerForm }: UnsubscribeDependencies,
) {
  http.register(async (scope) => {
    scope.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(addresses.unsubscribe, async (request, reply) => {
      const fields = await readFields(request);
      if (isOnly(fields, "List-Unsubscribe", "One-Click")) return leaveByOneClick(request, reply);
      if (isOnly(fields, "leave", "yes")) return leaveByButton(request, reply);
      return reply
        .code(statusOfError.invalid)
        .header("cache-control", "no-store")
        .type("text/plain; charset=utf-8")
        .send("Send List-Unsubscribe=One-Click as a form.");
    });
  });

  /** Not by the page's own action, unless in development: refusing it as often as somebody likes must cost next to nothing. */
  async function leaveByButton(request: FastifyRequest, reply: FastifyReply) {
    const answer = await commands.leaveList(tokenOf(request));
    if (answer.ok && answer.known) {
      return reply.header("cache-control", "no-store").redirect("/newsletter/left", 303);
    }
    const page = refusedPages.get(
      refusedPageAt(addresses.unsubscribe, answer.ok ? "unknown" : answer.error.type),
    );
    if (!page) return answerForm(request, reply, { body: Buffer.alloc(0), refusal: null });
    if (answer.ok) return answerPage(request, reply, page);
    withStatus(reply, answer.error.type);
    return answerPage(request, reply, page, statusOfError[answer.error.type]);
  }

  /** Alike for a link that we don't know: its address may have been erased. */
  async function leaveByOneClick(request: FastifyRequest, reply: FastifyReply) {
    const answer = await commands.leaveList(tokenOf(request));
    const done = answer.ok ? "You have left the list." : answer.error.message;
    return (answer.ok ? reply.header("cache-control", "no-store") : withStatus(reply, answer.error.type))
      .type("text/plain; charset=utf-8")
      .send(done);
  }
}

interface UnsubscribeDependencies {
  commands: Commands;
  refusedPages: RefusedPages;
  answerForm: AnswerForm;
}

function tokenOf({ url }: FastifyRequest): string {
  return new URL(url, "http://pages.invalid").searchParams.get("token") ?? "";
}

/** Null where it is no form. */
async function readFields(request: FastifyRequest): Promise<FormData | null> {
  const type = request.headers["content-type"] ?? "";
  return new Response(new Uint8Array(bodyOf(request)), { headers: { "content-type": type } })
    .formData()
    .catch(() => null);
}

function isOnly(fields: FormData | null, name: string, value: string): boolean {
  return fields !== null && [...fields].length === 1 && fields.get(name) === value;
}
