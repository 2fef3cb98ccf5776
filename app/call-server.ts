import { callFailures } from "../content/call-failures.ts";

/** What a dialog tells of a call that failed. */
export interface CallFailure {
  message: string;
  details: string;
}

/** How long a visitor waits for an answer before we say that there was none, in milliseconds. */
const patience = 30_000;

/** A named call of the site's contract. Null once it was taken; it never throws, and logs what went wrong. */
export async function callServer(
  name: string,
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
    return answer.ok ? null : await readFailure(name, answer);
  } catch (fault) {
    console.error(`${name}: no answer`, fault);
    return callFailures.unreachable;
  }
}

async function readFailure(name: string, answer: Response): Promise<CallFailure> {
  const body: unknown = await answer.json().catch(() => null);
  console.error(`${name}: refused`, answer.status, body);
  if (typeof body === "object" && body !== null && "error" in body && isFailure(body.error))
    return body.error;
  return callFailures.unreadable;
}

function isFailure(value: unknown): value is CallFailure {
  if (typeof value !== "object" || value === null) return false;
  if (!("message" in value) || !("details" in value)) return false;
  return typeof value.message === "string" && typeof value.details === "string";
}
