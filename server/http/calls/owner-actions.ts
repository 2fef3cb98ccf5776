import type { FastifyInstance } from "fastify";
import { statusOfError, unavailable } from "../../../contract/call-error.ts";
import { ownerActionAddress, ownerActions } from "../../../contract/owner-actions.ts";
import type { Commands } from "../../commands.ts";
import { linkIsKey } from "../pages/page-files.ts";
import { tokenOf } from "./calls.ts";
import { isSameOrigin } from "./check-call.ts";
import { seeOther } from "./form-calls.ts";
import type { PresentForm } from "./present-form.ts";

/** Handles the buttons on pages linked from emails to the owner. The token in the link replaces a sign-in. */
export function addOwnerActions(
  http: FastifyInstance,
  {
    commands,
    present,
    siteUrl,
  }: { commands: Pick<Commands, "pressActionLink">; present: PresentForm; siteUrl: string },
) {
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
      const answer = await commands.pressActionLink(action, tokenOf(request));
      if (answer.ok && answer.next !== null) return seeOther(reply, answer.next);
      const error = answer.ok ? null : unavailable;
      return present(request, reply, { error, entered: {}, refused: true });
    });
  }
}
