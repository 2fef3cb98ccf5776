import { modeOklch, modeRgb, parse, useMode as withMode } from "culori/fn";

/** An OKLCH colour: lightness from 0 to 1, chroma, and hue in degrees. */
export type Colour = { lightness: number; chroma: number; hue: number };

/** Parses a colour from `site.config.ts`, such as `oklch(0.54 0.205 2)` or `#c51a65`. @returns undefined if invalid */
export function readColour(text: string): Colour | undefined {
  const read = notation.test(text) ? oklch(parse(text)) : undefined;
  // White converted from hex has a lightness slightly above 1, hence the cap. A grey has no hue, so its hue becomes 0.
  return read && { lightness: Math.min(read.l, 1), chroma: read.c, hue: read.h ?? 0 };
}

withMode(modeRgb);
const oklch = withMode(modeOklch);

/** Excludes transparent colours, because their contrast would depend on the background. */
const notation = /^(#([0-9a-f]{3}|[0-9a-f]{6})|oklch\([^/()]+\))$/i;
