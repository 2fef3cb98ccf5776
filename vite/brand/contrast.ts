import { readFileSync } from "node:fs";
import { clampChroma, formatHex } from "culori";
import { type Brand, brandedTokens } from "../../app/styles/branded-tokens.ts";
import { type LowContrast, lowContrasts } from "../../app/styles/contrasts.ts";
import { type Colour, readColour } from "../../contract/colour.ts";

/** Returns a message for each brand colour whose contrast is too low, with the nearest colour that passes. */
export function brandProblems(brand: Brand, file = "site.config.ts"): string[] {
  // Leaves invalid colours to the check of `site.config.ts`.
  if (names.some((name) => !readColour(brand[name]))) return [];
  return names.flatMap((name) => {
    const low = lowContrastsOf(name, brand);
    if (low.length === 0) return [];
    return [
      `${file}: brand.${name} ${brand[name]} can't be used, because text would be hard to read:`,
      ...inWords(low),
      `  The nearest colour that works: ${nearest(name, brand) ?? "none, because of the other colour"}`,
    ];
  });
}

const names = ["accent", "ground"] as const;

const tokens = readFileSync("app/styles/tokens.css", "utf8");

/**
 * Returns the token pairs whose contrast is too low because of one brand colour: for the accent, pairs that contain one
 * of its tokens; for the ground, all others.
 */
function lowContrastsOf(name: (typeof names)[number], brand: Brand): LowContrast[] {
  return lowContrasts(brandedTokens(tokens, brand)).filter(
    ({ seen, on }) => [seen, on].some((token) => token.startsWith("primary")) === (name === "accent"),
  );
}

function inWords(low: readonly LowContrast[]): string[] {
  const themesOf = Map.groupBy(low, ({ seen, on, has, needs }) => {
    // Rounded down, so that a value just below the limit does not look sufficient.
    const shown = Math.floor(has * 100) / 100;
    return `  --kit-${seen} on --kit-${on}: ${shown} to 1, but ${needs} to 1 is needed`;
  });
  return [...themesOf].map(([words, pairs]) =>
    pairs.length > 1 ? words : `${words} (${pairs.map(({ theme }) => theme)} theme)`,
  );
}

/** Returns the nearest colour that passes: with another lightness or, if that is not enough, with less chroma too. */
function nearest(name: (typeof names)[number], brand: Brand): string | undefined {
  const colour = readColour(brand[name]);
  if (!colour) return undefined;
  for (let grey = 0; grey <= 1; grey += 0.2) {
    const chroma = colour.chroma * (1 - grey);
    for (let step = 0; step <= 100; step++) {
      for (const lightness of [colour.lightness - step / 100, colour.lightness + step / 100]) {
        if (lightness < 0 || lightness > 1) continue;
        const found = written({ ...colour, lightness, chroma }, brand[name]);
        if (lowContrastsOf(name, { ...brand, [name]: found }).length === 0) return found;
      }
    }
  }
  return undefined;
}

/** Formats a colour in the same notation as `like`: hex or OKLCH. */
function written({ lightness, chroma, hue }: Colour, like: string): string {
  const { l, c, h = 0 } = clampChroma({ mode: "oklch", l: lightness, c: chroma, h: hue }, "oklch");
  if (like.startsWith("#")) return formatHex({ mode: "oklch", l, c, h });
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return `oklch(${rounded(l)} ${rounded(c)} ${rounded(h)})`;
}
