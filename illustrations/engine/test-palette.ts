import { paletteOf } from "./palette.ts";

/** A palette for tests. Its colours differ and have six digits, so a picture is no larger with any brand's palette. */
export const testPalette = paletteOf({ accent: pigment("#c0ffee"), ground: pigment("#0ff1ce") });

function pigment(exact: string) {
  const digits = (part: number) => (Math.round(part) % 256).toString(16).padStart(2, "0");
  return {
    exact,
    at: (lightness: number, chroma: number, turn = 0) =>
      `#${digits(lightness * 255)}${digits(chroma * 1000)}${digits(128 + turn)}`,
  };
}
