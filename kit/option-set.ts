// Declared here, so that it is known where Node's types are not.
declare const process: { env: { NODE_ENV?: string } };

/**
 * What is given, if it is one of the set, or the default where nothing is. What isn't in the set stops development;
 * a production build takes the default.
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

/** What is given, or the nearest end of its range, of which development is warned. */
export function within(component: string, property: string, given: number, from: number, to: number): number {
  if (given >= from && given <= to) return given;
  if (process.env.NODE_ENV !== "production") {
    console.warn(`${component}: ${property} is ${shown(given)}. Allowed: ${from} to ${to}.`);
  }
  return given > to ? to : from;
}

function shown(value: unknown): string {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
