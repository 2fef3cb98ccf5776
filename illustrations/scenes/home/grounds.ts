import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Variants, variants } from "../../engine/picture.ts";
import { cable, cables } from "../../objects/machines/cables.ts";
import { racks } from "../../objects/machines/racks.ts";
import { type HomeGroundPlan, homeGround } from "./ground.ts";

/** The text is on the left, and the core is above its borehole on the right. */
const wide: HomeGroundPlan = {
  width: 1440,
  height: 1505,
  layers: {
    seed: 12,
    top: 545,
    layers: { interface: 162, delivery: 150, platform: 196, network: 168, bedrock: 262 },
    amplitude: 15,
    wavelength: 360,
    fault: { x: 958, drop: 20 },
  },
  core: { x: 1112, radius: 100, above: 514, annotated: true },
  hole: { intoBedrock: 118 },
  trees: [
    [1262, 46],
    [1290, 34],
    [1335, 56],
    [1362, 40],
    [30, 44],
    [58, 30],
  ],
  things: ({ bed, middle, wall }) => {
    const till = Math.round(middle(3, 1320));
    return (
      at(528, bed(0, 580) - 64, object("phone"), 0.9) +
      at(644, bed(0, 780) - 40, object("browser"), 0.88) +
      at(508, middle(1, 760) + 24, object("pipeline"), 0.9) +
      at(560, middle(2, 700) - 60, racks(3), 0.94) +
      at(880, middle(2, 900) - 14, object("edge-box"), 0.82) +
      cable(
        `M${wall.right} ${till - 22}C1262 ${till - 22} 1256 ${till + 22} 1300 ${till + 22}`,
        "cable-accent",
        9,
      ) +
      at(1296, till - 58, object("payment-terminal"), 0.86) +
      cables(560, wall.left, Math.round(middle(3, 780)) - 2) +
      at(700, middle(4, 700) - 14, object("chip"), 0.95) +
      at(1268, bed(4, 1300) + 150, object("crystals"), 1.1) +
      at(1330, middle(2, 1330) + 12, object("ammonite"), 1.25) +
      at(480, middle(2, 480) + 34, object("ammonite"), 0.6)
    );
  },
};

export const homeGrounds = {
  /** The core is beside the buttons, and the borehole is on the right. */
  narrow: {
    width: 390,
    height: 1530,
    layers: {
      seed: 31,
      top: 250,
      layers: { interface: 262, delivery: 236, platform: 264, network: 240, bedrock: 250 },
      amplitude: 9,
      wavelength: 150,
      scale: 0.92,
    },
    core: { x: 318, radius: 48, above: 242 },
    hole: { intoBedrock: 112, rodScale: 0.6 },
    trees: [
      [22, 26],
      [378, 30],
      [206, 20],
    ],
    things: ({ bed, wall }) => {
      const cableAt = Math.round(bed(3, 100)) + 172;
      return (
        at(22, bed(0, 80) + 142, object("browser"), 0.5) +
        at(196, bed(0, 210) + 132, object("phone"), 0.54) +
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
    },
    budget: 15_000,
  },
  /** In each layer the text is above the objects; the borehole is on the right. */
  tablet: {
    width: 768,
    height: 1900,
    layers: {
      seed: 52,
      top: 400,
      layers: { interface: 320, delivery: 262, platform: 306, network: 270, bedrock: 320 },
      amplitude: 11,
      wavelength: 240,
    },
    core: { x: 632, radius: 74, above: 380 },
    hole: { intoBedrock: 130, rodScale: 0.8 },
    trees: [
      [734, 46],
      [756, 32],
      [520, 30],
      [20, 40],
      [42, 28],
    ],
    things: ({ bed, wall }) =>
      at(34, bed(0, 160) + 126, object("browser"), 0.86) +
      at(352, bed(0, 390) + 114, object("phone"), 0.88) +
      at(62, bed(1, 300) + 186, object("pipeline"), 0.888) +
      at(52, bed(2, 150) + 154, racks(3), 0.88) +
      at(404, bed(2, 420) + 178, object("edge-box"), 0.92) +
      at(498, bed(2, 500) + 80, object("ammonite"), 0.9) +
      cables(92, wall.left, Math.round(bed(3, 280)) + 184) +
      at(262, bed(4, 220) + 206, object("chip"), 0.76),
    budget: 20_000,
  },
  /** Like `wide`, but the objects are smaller and closer together. */
  medium: {
    width: 1112,
    height: 1450,
    layers: {
      seed: 40,
      top: 505,
      layers: { interface: 168, delivery: 164, platform: 180, network: 168, bedrock: 236 },
      amplitude: 13,
      wavelength: 300,
    },
    core: { x: 838, radius: 88, above: 458, annotated: true },
    hole: { intoBedrock: 104, rodScale: 0.88 },
    trees: [
      [962, 44],
      [986, 30],
      [1040, 52],
      [1066, 38],
      [26, 40],
      [50, 28],
    ],
    things: ({ bed, middle, wall }) => {
      const till = Math.round(middle(3, 1010));
      return (
        at(402, bed(0, 440) - 50, object("phone"), 0.78) +
        at(496, bed(0, 600) - 16, object("browser"), 0.65) +
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
    },
    budget: 20_000,
  },
  wide: { ...wide, budget: 20_000 },
  /** The `wide` picture with more ground on both sides. */
  widest: {
    ...wide,
    beyond: 1200,
    trees: [
      ...wide.trees,
      [-38, 46],
      [-64, 32],
      [-250, 54],
      [-282, 38],
      [-620, 46],
      [-655, 32],
      [-690, 54],
      [-1010, 38],
      [1520, 46],
      [1548, 32],
      [1790, 54],
      [2040, 38],
      [2068, 46],
      [2100, 32],
      [2420, 54],
    ],
    things: (ground) =>
      wide.things(ground) +
      at(-330, ground.middle(2, -330), object("ammonite"), 1.4) +
      at(1770, ground.middle(2, 1770) + 20, object("ammonite"), 0.8) +
      at(2200, ground.middle(3, 2200), object("ammonite"), 1.2) +
      at(-180, ground.bed(4, -180) + 170, object("crystals"), 1.3) +
      at(1690, ground.bed(4, 1690) + 120, object("crystals"), 0.9),
    budget: 30_000,
  },
} satisfies Variants<HomeGroundPlan>;

export const pictures = variants("home-ground", homeGround, homeGrounds);
