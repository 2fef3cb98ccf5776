import { object } from "../../engine/object.ts";

/**
 * A lit lantern, 44 by 96 pixels, hanging from the origin. `glow` is the radius of its light. A picture can contain
 * only one lantern, because the gradient of its light has a fixed id.
 */
export function lantern(glow = 190): string {
  return `${light}<circle cy="62" r="${glow}" fill="url(#glow)"/>${object("lantern")}`;
}

const light =
  '<radialGradient id="glow"><stop stop-color="#f8c143" stop-opacity=".62"/><stop offset=".35" stop-color="#f8c143" stop-opacity=".22"/><stop offset="1" stop-color="#f8c143" stop-opacity="0"/></radialGradient>';
