import { readFileSync } from "node:fs";
import { clampChroma, formatHex } from "culori";
import { type Brand, brandedTokens } from "../../app/styles/brand.ts";
import { type LowContrast, lowContrasts } from "../../app/styles/contrasts.ts";
import { type Colour, readColour } from "../../contract/colour.ts";

/** What could not be read on a site of this brand, in words for its owner, and the nearest colour that can be. */
export function brandProblems(brand: Brand, file = "site.config.ts"): string[] {
  // What is no colour is told by the check of site.config.ts.
  if (names.some((name) => !readColour(brand[name]))) return [];
  return names.flatMap((name) => {
    const low = lowContrastsOf(name, brand);
    if (low.length === 0) return [];
    return [
      `${file}: brand.${name} ${brand[name]} can't be kept, for what is written would be hard to read:`,
      ...inWords(low),
      `  The nearest colour that holds: ${nearest(name, brand) ?? "none, for the other colour is in the way"}`,
    ];
  });
}

const names = ["accent", "ground"] as const;

const tokens = readFileSync("app/styles/tokens.css", "utf8");

/** Each pair answers for the one that it is made of first: what has the accent's tokens for the accent. */
function lowContrastsOf(name: (typeof names)[number], brand: Brand): LowContrast[] {
  return lowContrasts(brandedTokens(tokens, brand)).filter(
    ({ seen, on }) =>
      [seen, on].some((token) => /^primary|^stratum-core$/.test(token)) === (name === "accent"),
  );
}

function inWords(low: readonly LowContrast[]): string[] {
  const themesOf = Map.groupBy(low, ({ seen, on, has, needs }) => {
    // Not rounded up to what would be enough.
    const shown = Math.floor(has * 100) / 100;
    return `  --kit-${seen} on --kit-${on}: ${shown} to 1, ${needs} are needed`;
  });
  return [...themesOf].map(([words, pairs]) =>
    pairs.length > 1 ? words : `${words} (${pairs.map(({ theme }) => theme)} theme)`,
  );
}

/** Another lightness of the same colour; where none will do, a greyer one. */
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

/** As the owner writes colours. */
function written({ lightness, chroma, hue }: Colour, like: string): string {
  const { l, c, h = 0 } = clampChroma({ mode: "oklch", l: lightness, c: chroma, h: hue }, "oklch");
  if (like.startsWith("#")) return formatHex({ mode: "oklch", l, c, h });
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return `oklch(${rounded(l)} ${rounded(c)} ${rounded(h)})`;
}
