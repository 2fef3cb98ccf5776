import { site } from "../../../site.config.ts";

/** What the kit is called in other projects. */
export const registryName = site.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** As the `shadcn` command names an item of ours: `@stackhouse/button`. */
export function inNamespace(item: string): string {
  return `@${registryName}/${item}`;
}
