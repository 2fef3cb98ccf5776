import { errors } from "../content/errors.ts";
import { type CallFailure, readFailure } from "./call-failure.ts";

/** The calls of the site's contract. */
export type CallName = "sendContactEmail" | "sendEmail" | "addSubscriber";

/** How long a visitor waits for an answer before we say that there was none, in milliseconds. */
const patience = 30_000;

/** A named call of the site's contract. Null once it was taken; it never throws, and logs what went wrong. */
export async function callServer(
  name: CallName,
  payload: Record<string, string>,
  idempotencyKey?: string,
): Promise<CallFailure | null> {
  try {
    const answer = await fetch(`/api/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
      },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(patience),
    });
    if (answer.ok) return null;
    const body: unknown = await answer.json().catch(() => null);
    console.error(`${name}: refused`, answer.status, body);
    return readFailure(body);
  } catch (fault) {
    console.error(`${name}: no answer`, fault);
    return errors.unreachable;
  }
}
