import { clipped, path } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";
import { section } from "../../objects/rock/section.ts";
import { bore } from "./bore.ts";

const [width, height] = [720, 280];
const bores = [
  [118, 86],
  [276, 132],
  [470, 178],
  [622, 220],
] as const;

/** A cross-section of a valley with four boreholes: 720 by 280 pixels. */
export function boreSection(): string {
  const ground = section({
    seed: 71,
    to: width + 20,
    top: 50,
    layers: { interface: 40, delivery: 42, platform: 46, network: 48, bedrock: 80 },
    amplitude: 9,
    wavelength: 260,
    fault: { x: 380, drop: 16 },
    scale: 0.8,
  });
  const surface = (x: number) => Math.round(ground.surface(x));
  const sides = `V${height - 15}q0 14-14 14H15q-14 0-14-14V`;
  return picture({
    width,
    height,
    body:
      clipped("cut", `M1 0H${width - 1}${sides}0z`, ground.body) +
      path(["outline", "hollow"], `M${width - 1} ${surface(width - 1)}${sides}${surface(1)}`) +
      bores.map(([x, depth]) => bore(x, surface(x), depth)).join(""),
  });
}
