import { path } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";
import { section } from "../../objects/rock/section.ts";

/** What lies under a sea that was cut straight through: 2560 by 98 pixels. */
export function seaFloor(): string {
  const { body } = section({
    seed: 57,
    from: -20,
    to: 2580,
    top: 26,
    layers: [
      ["platform", 28],
      ["network", 24],
      ["bedrock", 40],
    ],
    amplitude: 3.5,
    wavelength: 260,
    scale: 0.8,
  });
  const water = path("overhang", "M0 0H2560V40H0z") + path("seam", "M0 .7H2560");
  return picture({ width: 2560, height: 98, body: water + body });
}
