import { site } from "../../../site.config.ts";

/** What the kit is called in other projects. */
export const registryName = site.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** A folder of our own, so that no file of the other project bears the same name. */
export const kitFolder = `components/${registryName}`;

export const namespace = `@${registryName}`;

/** As the `shadcn` command names an item of ours: `@stackhouse/button`. */
export function inNamespace(item: string): string {
  return `${namespace}/${item}`;
}
