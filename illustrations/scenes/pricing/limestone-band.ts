import { picture, variants } from "../../engine/picture.ts";
import { section } from "../../objects/rock/section.ts";

type Plan = { width: number; height: number; seed: number };

/** A bed of limestone between two uneven lines. */
function limestoneBand({ width, height, seed }: Plan): string {
  const { body } = section({
    seed,
    to: width + 20,
    top: 24,
    layers: { platform: height - 48 },
    amplitude: 11,
    wavelength: 320,
    scale: 2.4,
  });
  return picture({ width, height, body });
}

export const pictures = variants("limestone-band", limestoneBand, {
  phone: { width: 700, height: 620, seed: 92, budget: 1_200 },
  wide: { width: 2560, height: 440, seed: 91, budget: 2_000 },
});
