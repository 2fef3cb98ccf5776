import type { FastifyInstance } from "fastify";
import { statusOfError, unavailable } from "../../../contract/call-error.ts";
import { ownerActionAddress, ownerActions } from "../../../contract/owner-actions.ts";
import { pressActionLink } from "../../owner/actions/press-action-link.ts";
import { linkIsKey } from "../pages/page-files.ts";
import { isSameOrigin } from "../protection/admission.ts";
import { type EndpointParts, seeOther, tokenOf } from "./endpoints.ts";

/** Handles the buttons on pages linked from emails to the owner. The token in the link replaces a sign-in. */
export function addOwnerActionPosts(http: FastifyInstance, { siteUrl, run, present }: EndpointParts) {
  for (const action of ownerActions) {
    http.post(ownerActionAddress(action), async (request, reply) => {
      reply.headers(linkIsKey);
      const pressed = request.body instanceof URLSearchParams && request.body.get("act") === "yes";
      if (!pressed || !isSameOrigin(request.headers, siteUrl)) {
        return reply
          .code(statusOfError.forbidden)
          .type("text/plain; charset=utf-8")
          .send("Please press the button on the page itself.");
      }
      const answer = await run({ unavailable }, (context) =>
        pressActionLink(action, tokenOf(request), context),
      );
      if (answer.ok && answer.next !== null) return seeOther(reply, answer.next);
      return present(request, reply, { error: answer.ok ? null : answer.error, entered: {}, refused: true });
    });
  }
}
