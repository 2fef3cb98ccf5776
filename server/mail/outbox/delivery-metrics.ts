import type { LostState } from "../../store/schema.ts";
import type { DeliveryFailure } from "../transport/mail-transport.ts";

/** Hears what becomes of mails, to count it. */
export interface DeliveryMetrics {
  attempted(outcome: AttemptOutcome): void;
  /** A mail won't go out by itself any more. */
  gaveUp(state: LostState): void;
}

/**
 * `delayed`: the mail server wants this mail later; `unreached`: the connection failed, as it would have for any mail;
 * `unknown`: the whole mail was handed over and no answer came, so it may arrive twice.
 */
export type AttemptOutcome = "delivered" | "refused" | "delayed" | "unreached" | "unknown";

export function outcomeOf({ scope, permanent, ambiguous }: DeliveryFailure): AttemptOutcome {
  if (ambiguous) return "unknown";
  if (scope === "connection") return "unreached";
  return permanent ? "refused" : "delayed";
}
