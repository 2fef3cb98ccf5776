import { site } from "../site.config.ts";

/** What the kit is called in other projects. */
export const registryName = site.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** A folder of our own, so that no file of the other project bears the same name. */
export const kitFolder = `components/${registryName}`;

export const namespace = `@${registryName}`;

/** As the `shadcn` command names an item of ours: `@stackhouse/button`. */
export function inNamespace(item: string): string {
  return `${namespace}/${item}`;
}

/** Where an example imports a file of the kit from once it is there: `@/components/stackhouse/button`. */
export function atHomeIn(file: string): string {
  return `@/${kitFolder}/${file}`;
}

/** `date-picker` as people write it. */
export function titleOf(component: string): string {
  const words = component.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
