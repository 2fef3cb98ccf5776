import { errors } from "../../content/errors.ts";
import { type CallFailure, readFailure } from "./call-failure.ts";

export type CallName = "sendContactEmail" | "sendEmail" | "addSubscriber";

interface CallCircumstances {
  idempotencyKey?: string;
  /** The result of {@link pageAge}. Omitted for a prefilled form, which a person can submit as fast as a bot. */
  pageAge?: number | undefined;
}

/** Milliseconds since navigation started. The server uses it to detect bots. */
export function pageAge(): number {
  return Math.round(performance.now());
}

const timeoutMs = 30_000;

/**
 * Sends a request to the server. Resolves to null on success and to the failure otherwise. Never throws; logs failures.
 */
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
