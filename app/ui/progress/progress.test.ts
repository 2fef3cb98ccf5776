import { readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { colors } from "../colors.ts";

const css = readFileSync(new URL("progress.module.css", import.meta.url), "utf8");
const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(colors)("%s stands out from its track, at both ends of the gradient", (color) => {
    const rule = new RegExp(`\\.${color}(?:,\\s+\\.error)? \\{([^}]+)\\}`).exec(css)?.[1] ?? "";
    const track = resolved(declared("--track", rule) ?? "var(--sunken)", theme);
    for (const paint of ["--fill", "--from", "--to"]) {
      const fill = resolved(declared(paint, rule) ?? "", theme);
      expect(wcagContrast(fill, track), `${paint} ${fill} on ${track}`).toBeGreaterThanOrEqual(3);
    }
  });
});

function declared(name: string, text: string): string | undefined {
  return new RegExp(`${name}: ([^;]+);`).exec(text)?.[1];
}

/** Follows tokens and picks the theme's half of a pair, down to a colour. */
function resolved(value: string, theme: "light" | "dark"): string {
  const pair = /^light-dark\(((?:[^,()]|\([^)]*\))+), (.+)\)$/.exec(value);
  if (pair) return resolved((theme === "light" ? pair[1] : pair[2]) ?? "", theme);
  const token = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return token ? resolved(declared(token, tokens) ?? "", theme) : value;
}
