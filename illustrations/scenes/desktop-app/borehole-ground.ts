import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Picture, picture, variants } from "../../engine/picture.ts";
import { borehole } from "../../objects/digging/borehole.ts";
import { drillRig } from "../../objects/digging/drill-rig.ts";
import { section } from "../../objects/rock/section.ts";
import { type Trees, trees } from "../../objects/tree.ts";

type BoreholeGroundPlan = {
  width: number;
  height: number;
  seed: number;
  /** The y of the surface, and the thickness of each of the upper four layers; bedrock fills the rest. */
  surface: number;
  thickness: number;
  scale: number;
  trees: Trees;
  fossil: number;
};

/** The ground behind the window of the app. The layers shown in the window continue on both sides of it. */
function boreholeGround(plan: BoreholeGroundPlan): string {
  const { width, height, surface, thickness, seed, scale, fossil } = plan;
  const ground = section({
    seed,
    to: width + 20,
    top: surface,
    layers: {
      interface: thickness,
      delivery: thickness,
      platform: thickness,
      network: thickness,
      bedrock: height - surface - 4 * thickness + 20,
    },
    amplitude: 5,
    wavelength: 280,
    scale,
  });
  return picture({
    width,
    height,
    body:
      trees(plan.trees, (x) => Math.round(ground.surface(x))) +
      ground.body +
      at(fossil, ground.middle(2, fossil), object("ammonite"), scale),
  });
}

/** A rig with its borehole down to bedrock, 200 by 940 pixels; the surface is 270 pixels below the top. */
function boreholeRig(): string {
  const surface = 270;
  const hole = borehole({ id: "hole", x: 100, radius: 32, top: surface + 4, bottom: 920, scale: 0.72 });
  return picture({
    width: 200,
    height: 940,
    body: hole + at(100, surface + 2, drillRig(210)),
  });
}

export const pictures: readonly Picture[] = [
  ...variants("borehole-ground", boreholeGround, {
    phone: {
      width: 700,
      height: 780,
      seed: 46,
      surface: 44,
      thickness: 113,
      scale: 0.8,
      trees: [],
      fossil: 630,
      budget: 5_500,
    },
    // The page crops this picture on both sides.
    wide: {
      width: 2560,
      height: 820,
      seed: 44,
      surface: 64,
      thickness: 137,
      scale: 1,
      trees: [
        [70, 46],
        [104, 34],
        [330, 52],
        [520, 38],
        [2040, 50],
        [2074, 36],
        [2330, 44],
      ],
      fossil: 1926,
      budget: 9_000,
    },
  }),
  { name: "borehole-rig", draw: boreholeRig, budget: 1_500 },
];
