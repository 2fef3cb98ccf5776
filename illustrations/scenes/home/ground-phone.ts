import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { cable } from "../../objects/machines/cables.ts";
import { racks } from "../../objects/machines/racks.ts";
import { tree } from "../../objects/tree.ts";
import type { HomeGround, HomeGroundPlan } from "./ground.ts";

/** Up to 560 pixels: the core beside the buttons, the borehole at the right. */
export const homeGroundPhone: HomeGroundPlan = {
  width: 390,
  height: 1530,
  layers: {
    seed: 31,
    top: 250,
    layers: [
      ["interface", 262],
      ["delivery", 236],
      ["platform", 264],
      ["network", 240],
      ["bedrock", 250],
    ],
    amplitude: 9,
    wavelength: 150,
    scale: 0.92,
  },
  core: { x: 318, radius: 48, above: 242 },
  hole: { intoBedrock: 112, rodScale: 0.6 },
  things,
};

function things({ bed, wall }: HomeGround): string {
  const trees = [
    [22, 26],
    [378, 30],
    [206, 20],
  ] as const;
  const cableAt = Math.round(bed(3, 100)) + 172;
  return (
    at(22, bed(0, 80) + 142, object("browser"), 0.5) +
    at(196, bed(0, 210) + 132, object("phone"), 0.54) +
    trees.map(([x, height]) => at(x, bed(0, x) + 2, tree(height))).join("") +
    at(34, bed(1, 130) + 182, object("pipeline"), 0.421) +
    at(34, bed(2, 110) + 138, racks(2), 0.62) +
    at(196, bed(2, 210) + 172, object("edge-box"), 0.66) +
    cable(
      `M0 ${cableAt}C80 ${cableAt - 26} 150 ${cableAt + 30} ${wall.left} ${cableAt - 6}`,
      "cable-accent",
      8,
    ) +
    cable(
      `M0 ${cableAt + 22}C90 ${cableAt + 44} 160 ${cableAt - 8} ${wall.left} ${cableAt + 20}`,
      "cable-azure",
      8,
    ) +
    at(132, bed(4, 130) + 176, object("chip"), 0.46)
  );
}
