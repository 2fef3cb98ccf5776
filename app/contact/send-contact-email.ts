import { contact } from "../../content/contact.ts";
import type { ContactDraft } from "./contact-draft.ts";

/** What the dialog tells of a failure. */
export interface SendFailure {
  message: string;
  details: string;
}

/** How long a visitor waits for an answer before we say that there was none, in milliseconds. */
const patience = 30_000;

/** The call `sendContactEmail` of the site's contract. Null once the enquiry is stored; it never throws. */
export async function sendContactEmail({
  entries,
  idempotencyKey,
}: ContactDraft): Promise<SendFailure | null> {
  const { fullname, emailAddress, msg } = entries;
  try {
    const answer = await fetch("/api/sendContactEmail", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": idempotencyKey },
      body: JSON.stringify({ from: `${fullname} <${emailAddress}>`, email: emailAddress, text: msg }),
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok ? null : await readFailure(answer);
  } catch (fault) {
    console.error("sendContactEmail: no answer", fault);
    return contact.failure.unreachable;
  }
}

async function readFailure(answer: Response): Promise<SendFailure> {
  const body: unknown = await answer.json().catch(() => null);
  console.error("sendContactEmail: refused", answer.status, body);
  if (typeof body === "object" && body !== null && "error" in body && isFailure(body.error))
    return body.error;
  return contact.failure.unreadable;
}

function isFailure(value: unknown): value is SendFailure {
  if (typeof value !== "object" || value === null) return false;
  if (!("message" in value) || !("details" in value)) return false;
  return typeof value.message === "string" && typeof value.details === "string";
}
