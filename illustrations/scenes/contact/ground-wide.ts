import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { tree } from "../../objects/tree.ts";
import type { ContactGround, ContactGroundPlan } from "./ground.ts";

/** From 1240 pixels. */
export const contactGroundWide: ContactGroundPlan = {
  width: 1440,
  height: 934,
  layers: {
    seed: 58,
    top: 250,
    layers: [
      ["interface", 140],
      ["delivery", 156],
      ["platform", 168],
      ["network", 150],
      ["bedrock", 90],
    ],
    amplitude: 7,
    wavelength: 330,
  },
  chamber: { roof: 330, wall: 900 },
  city: { x: 40, scale: 1 },
  ferry: 420,
  rig: { x: 1322, mast: 190, scale: 0.84 },
  things,
};

/** The same ground for wider screens, with more of it at both sides. */
export const contactGroundWidest: ContactGroundPlan = {
  ...contactGroundWide,
  beyond: 1200,
  things: (ground) => things(ground) + outlying(ground),
};

function things({ bed, middle }: ContactGround): string {
  const trees = [
    [24, 34],
    [1214, 26],
    [1232, 36],
    [1416, 30],
  ] as const;
  return (
    trees.map(([x, height]) => at(x, bed(0, x) + 3, tree(height))).join("") +
    at(1386, middle(2, 1386) + 20, object("ammonite"), 1.1) +
    at(964, bed(4, 964) + 52, object("crystals"), 0.7)
  );
}

/** Things in the ground that only wide screens show. */
function outlying({ bed, middle }: ContactGround): string {
  const trees = [
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
  ] as const;
  return (
    trees.map(([x, height]) => at(x, bed(0, x) + 3, tree(height))).join("") +
    at(1640, middle(2, 1640), object("ammonite"), 1.3) +
    at(2130, middle(3, 2130), object("ammonite"), 0.8) +
    at(1560, bed(4, 1560) + 50, object("crystals"), 0.7)
  );
}
