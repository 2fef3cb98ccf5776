import { type Colour, readColour } from "../../contract/colour.ts";

/** As `site.config.ts` has it. */
export type Brand = { accent: string; ground: string };

/** A colour of the brand, with its chroma also as a share of the one that tokens and drawings are written for. */
export type Pigment = Colour & { written: string; share: number };

/** The style sheet of the tokens with the brand's own set to an owner's: all others are computed from them. */
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

/** @throws Error where a colour can't be read. */
export function pigmentsOf({ accent, ground }: Brand): { accent: Pigment; ground: Pigment } {
  return {
    accent: pigment(accent, 0.205, Number.POSITIVE_INFINITY),
    // Of a vivid ground, ink and the dark theme keep a tint.
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
