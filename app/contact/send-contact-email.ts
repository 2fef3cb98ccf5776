import { type CallFailure, callServer } from "../call-server.ts";
import type { ContactDraft } from "./contact-draft.ts";

/** The call `sendContactEmail` of the site's contract. Null once the enquiry is stored; it never throws. */
export function sendContactEmail({ entries, idempotencyKey }: ContactDraft): Promise<CallFailure | null> {
  const { fullname, emailAddress, msg } = entries;
  const payload = { from: `${fullname} <${emailAddress}>`, email: emailAddress, text: msg };
  return callServer("sendContactEmail", payload, idempotencyKey);
}
