import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addresses } from "../../app/addresses.ts";
import { statusOfError } from "../enquiries/call-error.ts";
import { type AnswerForm, bodyOf } from "./form-posts.ts";
import { withStatus } from "./json-calls.ts";
import type { SiteRules } from "./site-rules.ts";

/**
 * Leaving the list: by the button of its page, and by one click in a mail program (RFC 8058), which posts from
 * anywhere, in either form encoding, follows no redirect and knows no cookie.
 */
export function addUnsubscribePost(
  http: FastifyInstance,
  { rules, answerForm }: { rules: SiteRules; answerForm: AnswerForm },
) {
  http.register(async (scope) => {
    scope.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(addresses.unsubscribe, async (request, reply) => {
      const fields = await readFields(request);
      if (isOnly(fields, "List-Unsubscribe", "One-Click")) return leaveByOneClick(request, reply);
      // The page's own action doesn't read the form.
      if (isOnly(fields, "leave", "yes"))
        return answerForm(request, reply, { body: Buffer.alloc(0), refusal: null });
      return reply
        .code(statusOfError.invalid)
        .header("cache-control", "no-store")
        .type("text/plain; charset=utf-8")
        .send("Send List-Unsubscribe=One-Click as a form.");
    });
  });

  /** Alike for a link that we don't know: its address may have been erased. */
  async function leaveByOneClick(request: FastifyRequest, reply: FastifyReply) {
    const answer = await rules.leaveList(tokenOf(request));
    const done = answer.ok ? "You have left the list." : answer.error.message;
    return (answer.ok ? reply.header("cache-control", "no-store") : withStatus(reply, answer.error.type))
      .type("text/plain; charset=utf-8")
      .send(done);
  }
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
