import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { cables } from "../../objects/machines/cables.ts";
import { racks } from "../../objects/machines/racks.ts";
import { tree } from "../../objects/tree.ts";
import type { HomeGround, HomeGroundPlan } from "./ground.ts";

/** From 561 to 991 pixels: in each layer the text is above the things, the borehole at the right. */
export const homeGroundTablet: HomeGroundPlan = {
  width: 768,
  height: 1900,
  layers: {
    seed: 52,
    top: 400,
    layers: [
      ["interface", 320],
      ["delivery", 262],
      ["platform", 306],
      ["network", 270],
      ["bedrock", 320],
    ],
    amplitude: 11,
    wavelength: 240,
  },
  core: { x: 632, radius: 74, above: 380 },
  hole: { intoBedrock: 130, rodScale: 0.8 },
  things,
};

function things({ bed, wall }: HomeGround): string {
  const trees = [
    [734, 46],
    [756, 32],
    [520, 30],
    [20, 40],
    [42, 28],
  ] as const;
  return (
    at(34, bed(0, 160) + 126, object("browser"), 0.86) +
    at(352, bed(0, 390) + 114, object("phone"), 0.88) +
    trees.map(([x, height]) => at(x, bed(0, x) + 3, tree(height))).join("") +
    at(62, bed(1, 300) + 186, object("pipeline"), 0.888) +
    at(52, bed(2, 150) + 154, racks(3), 0.88) +
    at(404, bed(2, 420) + 178, object("edge-box"), 0.92) +
    at(498, bed(2, 500) + 80, object("ammonite"), 0.9) +
    cables(92, wall.left, Math.round(bed(3, 280)) + 184) +
    at(262, bed(4, 220) + 206, object("chip"), 0.76)
  );
}
