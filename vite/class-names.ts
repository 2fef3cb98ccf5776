import { globSync } from "node:fs";
import { relative } from "node:path";

const modules = globSync("{app,kit,samples,showcase}/**/*.module.css").toSorted();

/**
 * Returns a short name for a class or keyframes of a CSS module: two characters for the module and one or two for the
 * name. Styles are inlined in every page, where readable names would make up a twentieth of the page (decision 0003).
 */
export function shortClassName(name: string, file: string, css: string): string {
  const module = modules.indexOf(relative(process.cwd(), file));
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
  return `_${module.toString(36).padStart(2, "0")}${names.indexOf(name).toString(36)}`;
}
