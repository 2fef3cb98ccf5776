import { picture } from "./picture.ts";
import { section } from "./section.ts";

/** What lies under a sea that was cut straight through: 2560 by 84 pixels, its upper edge the sea's. */
export function seaFloor(): string {
  const { body } = section({
    seed: 57,
    from: -20,
    to: 2580,
    top: 12,
    layers: [
      ["platform", 28],
      ["network", 24],
      ["bedrock", 40],
    ],
    amplitude: 3.5,
    wavelength: 260,
    scale: 0.8,
  });
  return picture({ width: 2560, height: 84, body });
}
