// Declared here, so that it is known where Node's types are not.
declare const process: { env: { NODE_ENV?: string } };

/** Stops development when a property is outside its set; production builds leave it out. */
export function checkOption(
  component: string,
  property: string,
  given: unknown,
  allowed: readonly unknown[],
): void {
  if (process.env.NODE_ENV === "production" || allowed.includes(given)) return;
  throw new RangeError(
    `${component}: ${property} is ${shown(given)}. Allowed: ${allowed.map(shown).join(", ")}.`,
  );
}

/** The same for a number between two ends, both of which are allowed. */
export function checkRange(
  component: string,
  property: string,
  given: number,
  from: number,
  to: number,
): void {
  if (process.env.NODE_ENV === "production" || (given >= from && given <= to)) return;
  throw new RangeError(`${component}: ${property} is ${shown(given)}. Allowed: ${from} to ${to}.`);
}

function shown(value: unknown): string {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
