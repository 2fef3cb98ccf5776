/** Some or all of the settings in `site.config.ts`. */
export interface Facts {
  [field: string]: unknown;
}

/** Merges `facts` into `site`: merges objects field by field, and replaces everything else, including lists. */
export function withFacts(site: Facts, facts: Facts): Facts {
  const merged = Object.entries(facts).map(([field, value]) => {
    const old = site[field];
    return [field, isFacts(old) && isFacts(value) ? withFacts(old, value) : value];
  });
  return { ...site, ...Object.fromEntries(merged) };
}

/** Returns the string at a path such as "phone.shown", or an empty string. */
export function factAt(facts: Facts, field: string): string {
  const value = field
    .split(".")
    .reduce<unknown>((inside, key) => (isFacts(inside) ? inside[key] : undefined), facts);
  return typeof value === "string" ? value : "";
}

/** Returns settings with one field: `{ phone: { shown: "…" } }` for "phone.shown". */
export function factsOf(field: string, value: string): Facts {
  const [first = field, ...more] = field.split(".");
  return { [first]: more.length === 0 ? value : factsOf(more.join("."), value) };
}

export function isFacts(value: unknown): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
