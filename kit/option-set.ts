// Declares `process` for projects without Node.js types.
declare const process: { env: { NODE_ENV?: string } };

/**
 * Returns the value if it is in the set, or the default if it is undefined. A value outside the set throws in
 * development; a production build uses the default.
 */
export function oneOf<Option, Default>(
  component: string,
  property: string,
  given: NoInfer<Option> | undefined,
  allowed: readonly Option[],
  byDefault: Default,
): Option | Default {
  if (given === undefined) return byDefault;
  if (allowed.includes(given)) return given;
  if (process.env.NODE_ENV === "production") return byDefault;
  throw new RangeError(
    `${component}: ${property} is ${shown(given)}. Allowed: ${allowed.map(shown).join(", ")}.`,
  );
}

/** Limits a number to a range. In development, logs a warning if the number is outside the range. */
export function within(component: string, property: string, given: number, from: number, to: number): number {
  if (given >= from && given <= to) return given;
  if (process.env.NODE_ENV !== "production") {
    console.warn(`${component}: ${property} is ${shown(given)}. Allowed: ${from} to ${to}.`);
  }
  return given > to ? to : from;
}

/** Returns a number, or the default if it is NaN or infinite. */
export function finite(given: number, byDefault: number): number {
  return Number.isFinite(given) ? given : byDefault;
}

function shown(value: unknown): string {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
