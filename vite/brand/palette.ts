import { clampChroma, formatHex } from "culori";
import { type Brand, type Pigment, pigmentsOf } from "../../app/styles/branded-tokens.ts";
import { type Palette, paletteOf } from "../../illustrations/palette.ts";

/** Returns a brand's palette for the drawings, in hex, because programs other than browsers read the drawings too. */
export function brandPalette(brand: Brand): Palette {
  const { accent, ground } = pigmentsOf(brand);
  return paletteOf({ accent: asHex(accent), ground: asHex(ground) });
}

function asHex({ lightness, chroma, hue, share }: Pigment) {
  const hex = (l: number, c: number, h: number) =>
    formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));
  return {
    exact: hex(lightness, chroma, hue),
    at: (l: number, c: number, turn = 0) => hex(l, c * share, hue + turn),
  };
}
