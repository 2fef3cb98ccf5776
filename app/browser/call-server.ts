import { errors } from "../../content/errors.ts";
import { type CallFailure, readFailure } from "./call-failure.ts";

/** The calls of the site's contract. */
export type CallName = "sendContactEmail" | "sendEmail" | "addSubscriber";

export interface CallCircumstances {
  idempotencyKey?: string;
  /** From {@link pageAge}. A form that came filled in already leaves it out: its sender has nothing to type. */
  pageAge?: number | undefined;
}

/** Milliseconds since the page was asked for, by which the server tells programs from people who type. */
export function pageAge(): number {
  return Math.round(performance.now());
}

/** How long a visitor waits for an answer before we say that there was none, in milliseconds. */
const timeoutMs = 30_000;

/** A named call of the site's contract. Null once it was taken; it never throws, and logs what went wrong. */
export async function callServer(
  name: CallName,
  payload: Record<string, string>,
  { idempotencyKey, pageAge }: CallCircumstances = {},
): Promise<CallFailure | null> {
  try {
    const answer = await fetch(`/api/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
        ...(pageAge !== undefined && { "page-age": String(pageAge) }),
      },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) return null;
    const body: unknown = await answer.json().catch(() => null);
    console.error(`${name}: refused`, answer.status, body);
    return readFailure(body);
  } catch (error) {
    console.error(`${name}: no answer`, error);
    return errors.unreachable;
  }
}
