import { type Colour, readColour } from "../../contract/colour.ts";

/** The brand colours from `site.config.ts`. */
export type Brand = { accent: string; ground: string };

/**
 * A brand colour. `written` is its value in `site.config.ts`. `share` is its chroma relative to that of the default
 * brand's colour, for which tokens and drawings are designed.
 */
export type Pigment = Colour & { written: string; share: number };

/** Returns tokens.css with the site owner's brand colours, from which many other colours are computed. */
export function brandedTokens(css: string, brand: Brand): string {
  let branded = css;
  for (const [name, { written, lightness, share, hue }] of Object.entries(pigmentsOf(brand))) {
    branded = withToken(branded, `--kit-${name}`, written);
    branded = withToken(branded, `--kit-${name}-lightness`, rounded(lightness, 3));
    branded = withToken(branded, `--kit-${name}-chroma`, rounded(share, 3));
    branded = withToken(branded, `--kit-${name}-hue`, rounded(hue, 1));
  }
  return branded;
}

/** @throws Error if a colour can't be read. */
export function pigmentsOf({ accent, ground }: Brand): { accent: Pigment; ground: Pigment } {
  return {
    accent: pigment(accent, 0.205, Number.POSITIVE_INFINITY),
    // Limits the chroma of a vivid ground colour, so that it tints text and the dark theme only slightly.
    ground: pigment(ground, 0.026, 2),
  };
}

function pigment(written: string, usual: number, most: number): Pigment {
  const colour = readColour(written);
  if (!colour) throw new Error(`${written} is not a colour in OKLCH or hex.`);
  return { ...colour, written, share: Math.min(colour.chroma / usual, most) };
}

function withToken(css: string, name: string, value: string): string {
  const declaration = new RegExp(`(${name}: )[^;]+;`);
  if (!declaration.test(css)) throw new Error(`The style sheet has no ${name}.`);
  return css.replace(declaration, `$1${value};`);
}

function rounded(number: number, decimals: number): string {
  return String(Number(number.toFixed(decimals)));
}
