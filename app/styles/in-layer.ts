/** Puts a module's styles into a layer, unless the module names its layers itself. */
export function inLayer(css: string, layer: "components" | "page"): string {
  if (/^@layer /m.test(css)) return css;
  return `@layer ${layer} {\n${css.replaceAll(/^(?=.)/gm, "  ")}}\n`;
}
