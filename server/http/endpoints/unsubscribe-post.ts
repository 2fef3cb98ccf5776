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
  const leave = (request: FastifyRequest) =>
    run({ unavailable: signupErrors.leavingUnavailable }, (context) =>
      unsubscribe(tokenOf(request), context),
    );

  http.register(async (scope) => {
    scope.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (request, body, done) => {
      readMultipart(request, body).then((fields) => done(null, fields), done);
    });
    scope.post(addresses.unsubscribe, async (request, reply) => {
      if (isOnly(request.body, "List-Unsubscribe", "One-Click")) return leaveByOneClick(request, reply);
      if (isOnly(request.body, "leave", "yes")) return leaveByButton(request, reply);
      return reply
        .code(statusOfError.invalid)
        .header("cache-control", "no-store")
        .type("text/plain; charset=utf-8")
        .send("Send List-Unsubscribe=One-Click as form data.");
    });
  });

  async function leaveByButton(request: FastifyRequest, reply: FastifyReply) {
    const result = await leave(request);
    if (result.ok && result.known) return seeOther(reply, "/newsletter/left");
    return present(request, reply, { error: result.ok ? null : result.error, entered: {}, refused: true });
  }

  /** Responds to an unknown link as to a known one, because the subscriber may have been erased. */
  async function leaveByOneClick(request: FastifyRequest, reply: FastifyReply) {
    const result = await leave(request);
    const done = result.ok ? "You are unsubscribed." : result.error.message;
    return (result.ok ? reply.header("cache-control", "no-store") : withErrorHead(reply, result.error))
      .type("text/plain; charset=utf-8")
      .send(done);
  }
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
