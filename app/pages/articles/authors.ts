import type { SiteConfig } from "../../../contract/site-config.ts";

/** Whoever may sign an article: the people, and the company. */
export function authorsOf({ people, name }: Pick<SiteConfig, "people" | "name">): string[] {
  return [...people.map(({ name }) => name), name];
}
