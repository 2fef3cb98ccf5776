import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addresses } from "../../../contract/addresses.ts";
import { statusOfError } from "../../../contract/call-error.ts";
import { unsubscribe } from "../../subscribers/confirm-and-unsubscribe.ts";
import { signupErrors } from "../../subscribers/signup-errors.ts";
import { withErrorHead } from "./answer-error.ts";
import { type EndpointParts, seeOther, tokenOf } from "./endpoints.ts";

/**
 * Handles both ways to unsubscribe: the button on the page, and one click in an email client (RFC 8058). Email clients
 * post from any origin, in either form encoding, without cookies, and follow no redirects.
 */
export function addUnsubscribePost(http: FastifyInstance, { run, present }: EndpointParts) {
  http.register(async (scope) => {
    scope.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (request, body, done) => {
      readMultipart(request, body).then((fields) => done(null, fields), done);
    });
    scope.post(addresses.unsubscribe, async (request, reply) => {
      const isButton = isOnly(request.body, "leave", "yes");
      if (!isButton && !isOnly(request.body, "List-Unsubscribe", "One-Click"))
        return say(reply.code(statusOfError.invalid), "Send List-Unsubscribe=One-Click as form data.");
      const answer = await run({ unavailable: signupErrors.leavingUnavailable }, (context) =>
        unsubscribe(tokenOf(request), context),
      );
      if (isButton) {
        if (answer.ok && answer.known) return seeOther(reply, "/newsletter/left");
        return present(request, reply, {
          error: answer.ok ? null : answer.error,
          entered: {},
          refused: true,
        });
      }
      // Responds to an unknown link as to a known one, because the subscriber may have been erased.
      if (answer.ok) return say(reply, "You are unsubscribed.");
      return say(withErrorHead(reply, answer.error), answer.error.message);
    });
  });
}

function say(reply: FastifyReply, text: string) {
  return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send(text);
}

/** Parses a multipart form. The result is empty if the body is not a form. */
async function readMultipart({ headers }: FastifyRequest, body: string | Buffer) {
  const form = new Response(new Uint8Array(Buffer.from(body)), {
    headers: { "content-type": headers["content-type"] ?? "" },
  });
  const fields = [...(await form.formData().catch(() => []))];
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
}

function isOnly(body: unknown, name: string, value: string): boolean {
  return body instanceof URLSearchParams && body.size === 1 && body.get(name)?.trim() === value;
}
