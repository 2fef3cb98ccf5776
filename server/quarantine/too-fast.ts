import { half, type Suspicion } from "./suspicion.ts";

/**
 * Whether a form came sooner than a person can have filled it in. `pageAge` is what the page's own script says: the
 * milliseconds since it was opened. Who has no script, or calls from a program, says nothing, and that is no sign.
 */
export function tooFast(pageAge: number | undefined): Suspicion | null {
  if (pageAge === undefined || pageAge >= quickMs) return null;
  return { reason: "too-fast", weight: half };
}

/** A browser that fills in the fields, and a person who knows the way, may do it: never a reason by itself. */
const quickMs = 3_000;

/** Reads the header `Page-Age`, which our pages send with a call; anything but a number counts as nothing said. */
export function readPageAge(header: string | string[] | undefined): number | undefined {
  return typeof header === "string" && /^\d{1,12}$/.test(header) ? Number(header) : undefined;
}
