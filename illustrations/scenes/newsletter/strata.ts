import { type Picture, picture } from "../../engine/picture.ts";
import { borehole } from "../../objects/digging/borehole.ts";
import { section } from "../../objects/rock/section.ts";

/** A band of the five layers of the stack with the drill, for the header of each issue's email. */
export const pictures: readonly Picture[] = [{ name: "newsletter-strata", draw: strata, budget: 5_000 }];

function strata(): string {
  const [width, height] = [600, 112];
  const ground = section({
    seed: 1126,
    to: width + 20,
    top: -height * 0.4,
    layers: {
      interface: height * 0.6,
      delivery: height * 0.19,
      platform: height * 0.2,
      network: height * 0.19,
      bedrock: height * 0.6,
    },
    amplitude: height * 0.06,
    wavelength: 260,
    fault: { x: width * 0.7, drop: height * 0.14 },
    scale: 0.9,
  });
  const hole = borehole({
    id: "hole",
    x: width * 0.16,
    radius: height * 0.17,
    top: -12,
    bottom: height * 0.86,
    scale: height / 210,
  });
  return picture({ width, height, body: ground.body + hole });
}
