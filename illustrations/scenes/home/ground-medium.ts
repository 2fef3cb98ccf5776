import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { cable, cables } from "../../objects/machines/cables.ts";
import { racks } from "../../objects/machines/racks.ts";
import { tree } from "../../objects/tree.ts";
import type { HomeGround, HomeGroundPlan } from "./ground.ts";

/** From 992 to 1239 pixels: like the wide picture, with smaller things closer together. */
export const homeGroundMedium: HomeGroundPlan = {
  width: 1112,
  height: 1450,
  layers: {
    seed: 40,
    top: 505,
    layers: [
      ["interface", 168],
      ["delivery", 164],
      ["platform", 180],
      ["network", 168],
      ["bedrock", 236],
    ],
    amplitude: 13,
    wavelength: 300,
  },
  core: { x: 838, radius: 88, above: 458, annotated: true },
  hole: { intoBedrock: 104, rodScale: 0.88 },
  things,
};

function things({ bed, middle, wall }: HomeGround): string {
  const trees = [
    [962, 44],
    [986, 30],
    [1040, 52],
    [1066, 38],
    [26, 40],
    [50, 28],
  ] as const;
  const till = Math.round(middle(3, 1010));
  return (
    at(402, bed(0, 440) - 50, object("phone"), 0.78) +
    at(496, bed(0, 600) - 16, object("browser"), 0.65) +
    trees.map(([x, height]) => at(x, bed(0, x) + 3, tree(height))).join("") +
    at(428, middle(1, 560) + 18, object("pipeline"), 0.574) +
    at(424, middle(2, 540) - 46, racks(2), 0.84) +
    at(642, middle(2, 680) - 18, object("edge-box"), 0.78) +
    cable(
      `M${wall.right} ${till - 20}C960 ${till - 20} 950 ${till + 24} 1000 ${till + 24}`,
      "cable-accent",
      8,
    ) +
    at(994, till - 52, object("payment-terminal"), 0.78) +
    at(446, middle(3, 600), cables(0, (wall.left - 446) / 0.76, 0), 0.76) +
    at(550, middle(4, 550) - 10, object("chip"), 0.72) +
    at(980, bed(4, 1000) + 136, object("crystals")) +
    at(1030, middle(2, 1030) + 6, object("ammonite"), 1.1)
  );
}
