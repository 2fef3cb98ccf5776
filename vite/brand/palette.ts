import { clampChroma, formatHex } from "culori";
import { type Brand, type Pigment, pigmentsOf } from "../../app/styles/brand.ts";
import { type Palette, paletteOf } from "../../illustrations/engine/palette.ts";

/** What the drawings are painted with on the site of this brand: as hex, for they are read by more than browsers. */
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
