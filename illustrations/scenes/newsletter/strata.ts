import { type Picture, picture } from "../../engine/picture.ts";
import { section } from "../../objects/rock/section.ts";

/** The five layers of the stack as a band: over each issue, in its email and on its page. */
export const newsletterStrata: readonly Picture[] = [
  { name: "newsletter-strata", draw: () => strata(600, 112, 1), budget: 4_000 },
  { name: "newsletter-strata-wide", draw: () => strata(1280, 150, 1.3), budget: 6_000 },
];

function strata(width: number, height: number, scale: number): string {
  const { body } = section({
    seed: 1126,
    from: -20,
    to: width + 20,
    top: -height * 0.3,
    layers: [
      ["interface", height * 0.48],
      ["delivery", height * 0.2],
      ["platform", height * 0.24],
      ["network", height * 0.2],
      ["bedrock", height * 0.5],
    ],
    amplitude: height * 0.07,
    wavelength: 240,
    fault: { x: width * 0.68, drop: height * 0.16 },
    scale,
  });
  return picture({ width, height, body });
}
