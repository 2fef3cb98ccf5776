/** What a drawing takes from the brand, as hex. */
export type Pigments = { accent: Pigment; ground: Pigment };

type Pigment = {
  /** As the owner gave it. */
  exact: string;
  /** The same colour elsewhere on the scale, its hue turned by some degrees. */
  at: (lightness: number, chroma: number, turn?: number) => string;
};

export function fill(light: string, dark: string): string {
  return `fill:light-dark(${light},${dark})`;
}

/** A fill whose darker shades are the walls inside it. */
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
