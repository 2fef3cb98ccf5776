import type { SiteConfig } from "../../../contract/site-config.ts";

/** Returns the permitted authors: the people in `site.config.ts` and the company. */
export function authorsOf({ people, name }: Pick<SiteConfig, "people" | "name">): string[] {
  return [...people.map(({ name }) => name), name];
}
