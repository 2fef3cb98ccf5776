/** One sign that something may be spam. */
export interface Suspicion {
  reason: QuarantineReason;
  weight: number;
}

export type QuarantineReason = "honeypot" | "too-fast" | "repeated-text" | "many-links" | "spam-shape";

/** Why an enquiry is quarantined that looks like no spam: more came within the hour than the owner gets emails for. */
export const flood = "flood";

/** A sign that quarantines something by itself. */
export const enough = 2;
/** A sign that people give too: it takes another one beside it. */
export const half = 1;

/** The reasons to quarantine something, as they are stored; null: it goes its way. */
export function reasonsToQuarantine(suspicions: readonly (Suspicion | null)[]): string | null {
  const found = suspicions.filter((suspicion) => suspicion !== null);
  const weight = found.reduce((sum, suspicion) => sum + suspicion.weight, 0);
  return weight >= enough ? found.map(({ reason }) => reason).join(separator) : null;
}

/** The reasons one by one, for programs. */
export function reasonsOf(reasons: string): string[] {
  return reasons.split(separator);
}

const separator = ", ";
