import { at, clipped, path } from "../../engine/marks.ts";
import { noise } from "../../engine/noise.ts";
import { range } from "../../engine/numbers.ts";
import { object } from "../../engine/object.ts";
import { type Point, polygon, polyline } from "../../engine/pen.ts";
import { picture, type Skyline, type Variants, variants } from "../../engine/picture.ts";
import { layersOf } from "../../engine/strata.ts";
import { borehole } from "../../objects/digging/borehole.ts";
import { drillRig } from "../../objects/digging/drill-rig.ts";
import type { HarbourPlan } from "../../objects/harbour/harbour.ts";
import { aboveWater, harbourIn, skylineOnWater } from "../../objects/harbour/skyline.ts";
import { type Section, type SectionPlan, section } from "../../objects/rock/section.ts";
import { type Trees, trees } from "../../objects/tree.ts";

type ContactGroundPlan = {
  width: number;
  /** Height of the picture, down to where the tiles of chamber.ts begin. */
  height: number;
  /** Pixels of additional ground on each side. */
  beyond?: number;
  layers: Omit<SectionPlan, "from" | "to">;
  /** The chamber that holds the form: the mean y of its roof, and the x of its right wall. */
  chamber: { roof: number; wall: number };
  city: { x: number; scale: number };
  ferry: HarbourPlan["ferry"];
  rig: { x: number; mast: number; scale: number };
  trees: Trees;
  things: (ground: Section) => string;
};

/** The contact page in windows from 992 pixels: skyline on the surface, chamber on the left, layers on the right. */
function contactGround(plan: ContactGroundPlan, skyline?: Skyline): string {
  const { width, height, beyond = 0, layers, chamber, city, rig } = plan;
  // Left of `joint`, only the topmost layer (`crust`) is drawn, above the chamber. It overlaps `stack` by 40 pixels.
  const joint = chamber.wall - 44;
  const stack = section({ ...layers, from: joint - 20, to: width + beyond + 20 });
  const crust = section({ ...layers, from: -beyond - 20, to: joint + 20, layers: crustOf(layers) });
  const water = harbourIn(plan, stack.surface);
  const edge = chamberEdge(plan);
  const [right, sky] = [width + beyond, stack.surface(0) - 40];
  const solid = [[-beyond, sky], ...edge, [right, height], [right, sky], ...aboveWater(water, sky)] as const;
  const surface = Math.round(stack.surface(rig.x));
  const hole = borehole({
    id: "hole",
    x: rig.x,
    radius: 15,
    top: surface + 4,
    bottom: Math.round(stack.bed(4, rig.x)) + 52,
    scale: 0.52,
  });
  return picture({
    width: width + 2 * beyond,
    height,
    left: -beyond,
    body:
      clipped(
        "ground",
        polygon(solid),
        crust.body + clipped("stack", `M${joint} 0h${right - joint}v${height}H${joint}z`, stack.body),
      ) +
      path(["edge", "hollow"], polyline(edge)) +
      skylineOnWater(skyline, city, water) +
      hole +
      at(rig.x, surface + 2, drillRig(rig.mast), rig.scale) +
      trees(plan.trees, stack.surface) +
      plan.things(stack),
  });
}

/**
 * The topmost layer alone. Its lower bed descends by 14 pixels from end to end (see section.ts), so at the joint it is
 * lowest in the crust and highest in the stack. A crust that is 14 pixels thinner makes the two ends meet.
 */
function crustOf({ layers }: ContactGroundPlan["layers"]): SectionPlan["layers"] {
  const [[stratum, thickness] = ["interface", 0]] = layersOf(layers);
  return { [stratum]: thickness - 14, bedrock: 1 };
}

/** The torn edge of the chamber, along its roof and down its right wall. */
function chamberEdge({ height, beyond = 0, chamber: { roof, wall } }: ContactGroundPlan): Point[] {
  const [roughRoof, roughWall] = [noise(71, 90), noise(72, 70)];
  return [
    ...range(-beyond, wall - 25, 13).map((x): Point => [x, roof + roughRoof(x) * 9]),
    [wall - 12, roof - 2],
    [wall - 2, roof + 12],
    ...range(roof + 24, height - 6, 13).map(
      (y): Point => [wall + (roughWall(y) - roughWall(height)) * 11, y],
    ),
    [wall, height],
  ];
}

const wide: ContactGroundPlan = {
  width: 1440,
  height: 934,
  layers: {
    seed: 58,
    top: 250,
    layers: { interface: 140, delivery: 156, platform: 168, network: 150, bedrock: 90 },
    amplitude: 7,
    wavelength: 330,
  },
  chamber: { roof: 330, wall: 900 },
  city: { x: 40, scale: 1 },
  ferry: { x: 420, scale: 0.7 },
  rig: { x: 1322, mast: 190, scale: 0.84 },
  trees: [
    [24, 34],
    [1214, 26],
    [1232, 36],
    [1416, 30],
  ],
  things: ({ bed, middle }) =>
    at(1386, middle(2, 1386) + 20, object("ammonite"), 1.1) +
    at(964, bed(4, 964) + 52, object("crystals"), 0.7),
};

export const contactGrounds = {
  medium: {
    width: 1200,
    height: 880,
    layers: {
      seed: 58,
      top: 218,
      layers: { interface: 140, delivery: 148, platform: 160, network: 142, bedrock: 90 },
      amplitude: 7,
      wavelength: 300,
    },
    chamber: { roof: 300, wall: 712 },
    city: { x: 8, scale: 0.84 },
    ferry: { x: 310, scale: 0.588 },
    rig: { x: 1112, mast: 186, scale: 0.76 },
    trees: [
      [22, 30],
      [1020, 26],
      [1186, 28],
    ],
    things: ({ middle }) => at(1164, middle(2, 1164) + 14, object("ammonite"), 0.8),
    budget: 9_000,
  },
  wide: { ...wide, budget: 9_500 },
  /** The same picture with more ground on both sides. */
  widest: {
    ...wide,
    beyond: 1200,
    trees: [
      ...wide.trees,
      [-60, 46],
      [-92, 32],
      [-300, 54],
      [-332, 38],
      [-360, 46],
      [-700, 32],
      [-735, 50],
      [-1040, 42],
      [1475, 46],
      [1503, 32],
      [1730, 54],
      [1762, 38],
      [2080, 46],
      [2110, 32],
      [2440, 54],
    ],
    things: (ground) =>
      wide.things(ground) +
      at(1640, ground.middle(2, 1640), object("ammonite"), 1.3) +
      at(2130, ground.middle(3, 2130), object("ammonite"), 0.8) +
      at(1560, ground.bed(4, 1560) + 50, object("crystals"), 0.7),
    budget: 15_000,
  },
} satisfies Variants<ContactGroundPlan>;

export const pictures = variants("contact-ground", contactGround, contactGrounds);
