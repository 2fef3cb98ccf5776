import { errors } from "../content/errors.ts";
import { type AnsweredError, readError } from "./answered-error.ts";

/** The calls of the site's contract. */
export type CallName = "sendContactEmail" | "sendEmail" | "addSubscriber";

/** How long a visitor waits for an answer before we say that there was none, in milliseconds. */
const patience = 30_000;

/** Makes a call. Null once the server did what was asked; it never throws, and logs what went wrong. */
export async function makeCall(
  name: CallName,
  payload: Record<string, string>,
  idempotencyKey: string,
): Promise<AnsweredError | null> {
  try {
    const answer = await fetch(`/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": idempotencyKey },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(patience),
    });
    if (answer.ok) return null;
    const body: unknown = await answer.json().catch(() => null);
    console.error(`${name}: refused`, answer.status, body);
    return readError(body);
  } catch (fault) {
    console.error(`${name}: no answer`, fault);
    return errors.unreachable;
  }
}
