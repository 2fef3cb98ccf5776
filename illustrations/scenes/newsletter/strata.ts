import { type Picture, picture } from "../../engine/picture.ts";
import { borehole } from "../../objects/digging/borehole.ts";
import { section } from "../../objects/rock/section.ts";

type Band = { width: number; height: number; scale: number };

/** The five layers of the stack as a band, and the drill that went through them: over each issue. */
export const newsletterStrata: readonly Picture[] = [
  { name: "newsletter-strata", draw: () => strata({ width: 600, height: 112, scale: 0.9 }), budget: 5_000 },
  {
    name: "newsletter-strata-wide",
    draw: () => strata({ width: 1280, height: 150, scale: 1.2 }),
    budget: 8_000,
  },
];

function strata({ width, height, scale }: Band): string {
  const ground = section({
    seed: 1126,
    from: -20,
    to: width + 20,
    top: -height * 0.4,
    layers: [
      ["interface", height * 0.6],
      ["delivery", height * 0.19],
      ["platform", height * 0.2],
      ["network", height * 0.19],
      ["bedrock", height * 0.6],
    ],
    amplitude: height * 0.06,
    wavelength: 260,
    fault: { x: width * 0.7, drop: height * 0.14 },
    scale,
  });
  const hole = borehole({
    id: "hole",
    x: width * 0.16,
    radius: height * 0.17,
    top: -12,
    bottom: height * 0.86,
    scale: height / 210,
  });
  return picture({ width, height, body: ground.body + hole.body, definitions: hole.definitions });
}
