import { modeOklch, modeRgb, parse, useMode as withMode } from "culori/fn";

/** Lightness from 0 to 1, chroma, hue in degrees. */
export type Colour = { lightness: number; chroma: number; hue: number };

/** A colour as an owner writes it, `oklch(0.54 0.205 2)` or `#c51a65`; undefined where it is neither. */
export function readColour(text: string): Colour | undefined {
  const read = notation.test(text) ? oklch(parse(text)) : undefined;
  // White is a hair above 1 when it is computed from hex; a grey has no hue.
  return read && { lightness: Math.min(read.l, 1), chroma: read.c, hue: read.h ?? 0 };
}

withMode(modeRgb);
const oklch = withMode(modeOklch);

/** Without transparency: what lies behind would change its contrast. */
const notation = /^(#([0-9a-f]{3}|[0-9a-f]{6})|oklch\([^/()]+\))$/i;
