import { readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { brandedTokens } from "../../app/styles/brand.ts";
import { site } from "../../site.config.ts";

const read = (name: string) => readFileSync(`app/styles/${name}.css`, "utf8");

/**
 * Styles of other projects come after ours, whichever is loaded first: in layers, ours lie below Tailwind's utilities;
 * without layers, below everything.
 */
const layers = "@layer theme, base, components, utilities;\n";

/**
 * A module's styles as they stand alone: what our pages have every element start from, its own start from, and
 * nothing outside of them does.
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

/** Light, unless the page or a part of it says that it is dark: by itself, as Tailwind does, or as our pages do. */
const colorScheme = `@layer theme {
  :where(:root, .light, [data-theme="light"]) {
    color-scheme: light;
  }

  :where(.dark, [data-theme="dark"]) {
    color-scheme: dark;
  }
}
`;

/** What the tokens stand on is said again wherever the theme changes: some bundlers make variables of light-dark(). */
export function tokenStyles(): string {
  const tokens = brandedTokens(read("tokens"), site.brand);
  return layers + colorScheme + tokens.replaceAll(":root", ":where(:root, .light, .dark, [data-theme])");
}

export function kitStyles(): string {
  return `${layers}@import "./tokens.css";\n${read("kit")}`;
}
