import { globSync } from "node:fs";
import { relative } from "node:path";

const modules = globSync("{app,kit,samples,showcase}/**/*.module.css").toSorted();

/**
 * The name of a CSS module's class, or of its keyframes, in built pages: two letters for the module and one or two for
 * the name. Each page carries its styles, and readable names were a twentieth of what it brings (decision 0003).
 */
export function shortClassName(name: string, file: string, css: string): string {
  const module = modules.indexOf(relative(process.cwd(), file));
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
  return `_${module.toString(36).padStart(2, "0")}${names.indexOf(name).toString(36)}`;
}
