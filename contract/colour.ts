import { modeOklch, modeRgb, type Oklch, parse, useMode as withMode } from "culori/fn";

/** Lightness from 0 to 1, chroma, hue in degrees. */
export type Colour = { lightness: number; chroma: number; hue: number };

/** A colour as an owner writes it, `oklch(0.54 0.205 2)` or `#c51a65`; undefined where it is neither. */
export function readColour(text: string): Colour | undefined {
  const read = notation.test(text) ? parse(text) : undefined;
  const { l, c, h = 0 }: Oklch = oklch(read) ?? outside;
  // White is a hair above 1 when it is computed from hex.
  return l >= 0 && l < 1.001 && c >= 0 ? { lightness: Math.min(l, 1), chroma: c, hue: h } : undefined;
}

withMode(modeRgb);
const oklch = withMode(modeOklch);

/** Without transparency: what lies behind would change its contrast. */
const notation = /^(#([0-9a-f]{3}|[0-9a-f]{6})|oklch\([^/()]+\))$/i;

const outside: Oklch = { mode: "oklch", l: -1, c: 0 };
