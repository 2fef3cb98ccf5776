import { clampRgb, parse, wcagContrast } from "culori";
import { type ContrastPair, contrastPairs } from "./contrast-pairs.ts";
import { resolvedTokens } from "./resolved-tokens.ts";

export type LowContrast = ContrastPair & { theme: "light" | "dark"; has: number };

/** Returns the pairs of tokens whose contrast is too low. */
export function lowContrasts(tokens: string): LowContrast[] {
  const values = new Map(
    [...resolvedTokens(tokens).matchAll(/--kit-([\w-]+):([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value.trim(),
    ]),
  );
  return (["light", "dark"] as const).flatMap((theme) => {
    const seenAs = (name: string) => colourOf(values.get(name) ?? "", theme);
    return contrastPairs
      .map((pair) => ({ ...pair, theme, has: wcagContrast(seenAs(pair.seen), seenAs(pair.on)) }))
      .filter(({ has, needs }) => has < needs);
  });
}

function colourOf(value: string, theme: "light" | "dark") {
  const [, light = value, dark = value] = value.match(/^light-dark\((.+), ([^,]+)\)$/) ?? [];
  const colour = parse(theme === "light" ? light : dark);
  if (!colour) throw new Error(`${value} is not a colour.`);
  return clampRgb(colour);
}
