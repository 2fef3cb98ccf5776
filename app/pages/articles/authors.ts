import type { SiteConfig } from "../../../contract/site-config.ts";

/** Returns the names that an article may give as its author: the people and the company. */
export function authorsOf({ people, name }: Pick<SiteConfig, "people" | "name">): string[] {
  return [...people.map(({ name }) => name), name];
}
