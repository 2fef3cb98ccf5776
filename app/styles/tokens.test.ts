import { readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

// WCAG 2.2, 1.4.3: text. 1.4.11: the edges of controls, and large signs.
const text = 4.5;
const sign = 3;

describe.each(["light", "dark"] as const)("the tokens of the %s theme", (theme) => {
  const contrast = (one: string, other: string) => wcagContrast(colour(one, theme), colour(other, theme));

  it.each(["ink", "ink-muted", "ink-faint"])("%s is readable on every ground", (name) => {
    for (const ground of ["canvas", "surface", "sunken"]) {
      expect(contrast(name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(text);
    }
  });

  it.each(["line-strong", "focus"])("%s is visible on every ground", (name) => {
    for (const ground of ["canvas", "surface", "sunken"]) {
      expect(contrast(name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(sign);
    }
  });

  it.each(["primary", "secondary", "info", "success", "warning", "danger"])(
    "%s is readable as text, on its soft ground, and under its own text",
    (name) => {
      const on = name === "warning" ? "on-light" : "on-dark";
      for (const ground of ["canvas", "surface", `${name}-soft`]) {
        expect(contrast(`${name}-text`, ground), `${name}-text on ${ground}`).toBeGreaterThanOrEqual(text);
      }
      for (const fill of [name, `${name}-from`, `${name}-to`]) {
        expect(contrast(on, fill), `text on ${fill}`).toBeGreaterThanOrEqual(text);
      }
    },
  );

  it.each(["5", "4", "3", "2", "core"])("words stand out on stratum %s", (layer) => {
    expect(contrast("ink", `stratum-${layer}`)).toBeGreaterThanOrEqual(text);
  });

  it("words stand out on bedrock", () => {
    for (const ground of ["stratum-1", "rock"]) {
      expect(contrast("paper", ground)).toBeGreaterThanOrEqual(text);
      expect(contrast("paper-muted", ground)).toBeGreaterThanOrEqual(text);
    }
  });

  it("words stand out on the sea", () => {
    expect(contrast("paper", "sea")).toBeGreaterThanOrEqual(text);
  });
});

function colour(name: string, theme: "light" | "dark"): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (!value) throw new Error(`There is no token --${name}`);
  const pair = /^light-dark\((oklch\([^)]*\)),\s*(oklch\([^)]*\))\)$/s.exec(value.trim());
  return (theme === "light" ? pair?.[1] : pair?.[2]) ?? value.trim();
}
