import { site } from "../site.config.ts";

/** The name of the registry, derived from the company's name. */
export const registryName = site.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** The folder for the kit in other projects. It is separate, so that file names do not collide with the project's. */
export const kitFolder = `components/${registryName}`;

export const namespace = `@${registryName}`;

/** An item's name in the `shadcn` command, such as `@stackhouse/button`. */
export function inNamespace(item: string): string {
  return `${namespace}/${item}`;
}

/** The import path of a kit file in another project, such as `@/components/stackhouse/button`. */
export function projectImportPath(file: string): string {
  return `@/${kitFolder}/${file}`;
}

/** The title of a component: `date-picker` becomes "Date picker". */
export function titleOf(component: string): string {
  const words = component.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
