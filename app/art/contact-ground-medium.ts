import type { ContactGround, ContactGroundPlan } from "./contact-ground.ts";
import { at } from "./marks.ts";
import { ammonite } from "./objects/ammonite.ts";
import { tree } from "./objects/tree.ts";

/** From 992 to 1239 pixels: as the wide picture, its things smaller and closer together. */
export const contactGroundMedium: ContactGroundPlan = {
  width: 1120,
  height: 980,
  layers: {
    seed: 58,
    top: 214,
    layers: [
      ["interface", 148],
      ["delivery", 170],
      ["platform", 184],
      ["network", 164],
      ["bedrock", 120],
    ],
    amplitude: 7,
    wavelength: 300,
  },
  chamber: { roof: 296, wall: 664 },
  city: { x: 6, scale: 0.8 },
  ferry: 290,
  rig: { x: 1040, mast: 190, scale: 0.72 },
  things,
};

function things({ bed, middle }: ContactGround): string {
  const trees = [
    [22, 30],
    [952, 24],
    [1108, 28],
  ] as const;
  return (
    trees.map(([x, height]) => at(x, bed(0, x) + 3, tree(height))).join("") +
    at(914, middle(2, 914) + 52, ammonite(), 0.8)
  );
}
