import { readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { brandedTokens } from "../../app/styles/branded-tokens.ts";
import { site } from "../../site.config.ts";

const read = (name: string) => readFileSync(`app/styles/${name}.css`, "utf8");

/**
 * Declares the order of the layers, so that a project's styles override the kit's whichever loads first: the kit's
 * layers are below Tailwind's utilities, and unlayered styles override all layers.
 */
const layers = "@layer theme, base, components, utilities;\n";

/**
 * Returns a module's styles for other projects, with the resets that they rely on. The resets apply only to elements
 * with the module's classes and to elements inside those.
 */
export function scopedStyles(module: string): string {
  const own = classesOf(module).map((name) => `.${name}`);
  if (own.length === 0) return layers + module;
  const scope = `:where(${own.join(", ")}, :is(${own.join(", ")}) *)`;
  return `${layers}${read("reset").replace(":where(*)", scope)}\n${module}`;
}

function classesOf(module: string): string[] {
  const { exports } = transform({
    filename: "module.css",
    code: Buffer.from(module),
    cssModules: { pattern: "[local]", customIdents: false, animation: false },
  });
  return Object.keys(exports ?? {}).sort();
}

/** The kit is light by default, and dark within the class `dark`, as in Tailwind, or our `data-theme="dark"`. */
const colorScheme = `@layer theme {
  :where(:root, .light, [data-theme="light"]) {
    color-scheme: light;
  }

  :where(.dark, [data-theme="dark"]) {
    color-scheme: dark;
  }
}
`;

/**
 * Repeats the base tokens wherever the theme changes: some bundlers compile light-dark() to variables, which elements
 * would otherwise inherit with the colours of the outer theme.
 */
export function tokenStyles(): string {
  const tokens = brandedTokens(read("tokens"), site.brand);
  return layers + colorScheme + tokens.replaceAll(":root", ":where(:root, .light, .dark, [data-theme])");
}

export function kitStyles(): string {
  return `${layers}@import "./tokens.css";\n${read("kit")}`;
}
