import { picture, type Skyline, variants } from "../../engine/picture.ts";
import type { HarbourPlan } from "../../objects/harbour/harbour.ts";
import { aboveWater, harbourIn, skylineOnWater } from "../../objects/harbour/skyline.ts";
import { type TornGroundPlan, tornGround } from "../../objects/rock/torn-ground.ts";
import { type Trees, trees } from "../../objects/tree.ts";

type ContactBandPlan = Omit<TornGroundPlan, "seed"> & {
  city: { x: number; scale: number };
  ferry: HarbourPlan["ferry"];
  trees: Trees;
};

/** The skyline on a strip of ground. The picture is never scaled, so a narrower screen shows less of it. */
function contactBand(plan: ContactBandPlan, skyline?: Skyline): string {
  const { width, height, city } = plan;
  // Leaves out the ground that would otherwise rise above the water line.
  const ground = tornGround({ ...plan, seed: 58, amplitude: 5 }, (surface) =>
    aboveWater(harbourIn(plan, surface)),
  );
  return picture({
    width,
    height,
    body:
      ground.body +
      skylineOnWater(skyline, city, harbourIn(plan, ground.surface)) +
      trees(plan.trees, ground.surface),
  });
}

export const pictures = variants("contact-band", contactBand, {
  narrow: {
    width: 560,
    height: 186,
    surface: 134,
    city: { x: -46, scale: 0.52 },
    ferry: { x: 130, scale: 0.39 },
    trees: [
      [6, 20],
      [548, 22],
    ],
    scale: 0.8,
    budget: 4_500,
  },
  tablet: {
    width: 991,
    height: 262,
    surface: 196,
    city: { x: -6, scale: 0.76 },
    ferry: { x: 280, scale: 0.57 },
    trees: [
      [14, 30],
      [906, 26],
      [926, 36],
      [972, 28],
    ],
    budget: 5_000,
  },
  /** For the page shown after a form is sent, where only the middle of the picture is visible. */
  wide: {
    width: 2560,
    height: 340,
    surface: 250,
    city: { x: 600, scale: 1 },
    ferry: { x: 980, scale: 0.75 },
    trees: [
      [60, 46],
      [92, 32],
      [330, 54],
      [362, 38],
      [500, 46],
      [586, 34],
      [1800, 34],
      [1832, 46],
      [2040, 54],
      [2072, 38],
      [2300, 46],
      [2500, 40],
    ],
    budget: 7_000,
  },
});
