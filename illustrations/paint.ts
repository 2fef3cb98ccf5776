/** The brand's colours for drawings, as hexadecimal values. */
export type Pigments = { accent: Pigment; ground: Pigment };

type Pigment = {
  /** The colour exactly as set in `site.config.ts`. */
  exact: string;
  /** The colour at another lightness and chroma, with its hue rotated by `turn` degrees. */
  at: (lightness: number, chroma: number, turn?: number) => string;
};

export function fill(light: string, dark: string): string {
  return `fill:light-dark(${light},${dark})`;
}

/** A fill that also sets `currentColor`, from which the marks of cut edges derive their darker shades. */
export function board(light: string, dark: string): string {
  return `color:light-dark(${light},${dark});fill:currentColor`;
}

export function stroke(light: string, dark: string, width?: number): string {
  const colour = `stroke:light-dark(${light},${dark})`;
  return width === undefined ? colour : `${colour};stroke-width:${width}`;
}

export function line(light: string, dark: string, width: number): string {
  return `fill:none;${stroke(light, dark, width)};stroke-linecap:round;stroke-linejoin:round`;
}
