import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { tree } from "../../objects/tree.ts";
import type { ContactGround, ContactGroundPlan } from "./ground.ts";

/** From 992 to 1239 pixels: like the wide picture, with smaller things closer together. */
export const contactGroundMedium: ContactGroundPlan = {
  width: 1200,
  height: 880,
  layers: {
    seed: 58,
    top: 218,
    layers: [
      ["interface", 140],
      ["delivery", 148],
      ["platform", 160],
      ["network", 142],
      ["bedrock", 90],
    ],
    amplitude: 7,
    wavelength: 300,
  },
  chamber: { roof: 300, wall: 712 },
  city: { x: 8, scale: 0.84 },
  ferry: 310,
  rig: { x: 1112, mast: 186, scale: 0.76 },
  things,
};

function things({ bed, middle }: ContactGround): string {
  const trees = [
    [22, 30],
    [1020, 26],
    [1186, 28],
  ] as const;
  return (
    trees.map(([x, height]) => at(x, bed(0, x) + 3, tree(height))).join("") +
    at(1164, middle(2, 1164) + 14, object("ammonite"), 0.8)
  );
}
