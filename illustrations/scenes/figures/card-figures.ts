import { at, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { coreTrayBox } from "../../objects/core/tray-box.ts";
import { borehole } from "../../objects/digging/borehole.ts";
import { drillRig } from "../../objects/digging/drill-rig.ts";
import { rangingPole } from "../../objects/digging/ranging-pole.ts";
import { notebook, sheet } from "../../objects/post/papers.ts";
import { tree } from "../../objects/tree.ts";
import type { FigurePlan } from "./figure.ts";

/** The figures of the showcase's cards and articles, whose texts are about boreholes, water and weather. */
export const cardFigures = {
  "rain-gauge": {
    seed: 221,
    stratum: "interface",
    under: "delivery",
    things: (surface) => at(310, 306, object("rain-gauge"), 1.36) + at(540, surface(540) + 3, tree(96)),
  },
  tap: { seed: 222, stratum: "network", things: () => at(290, 348, object("tap"), 1.35) },
  shed: {
    seed: 223,
    stratum: "platform",
    under: "network",
    things: (surface) => at(540, surface(540) + 3, tree(84)) + at(300, 308, object("shed"), 1.35),
  },
  "core-box": { seed: 224, stratum: "delivery", under: "platform", things: () => at(96, 312, coreTrayBox()) },
  pump: { seed: 225, stratum: "interface", things: () => at(324, 342, object("pump"), 1.45) },
  "bore-log": {
    seed: 226,
    stratum: "delivery",
    under: "network",
    things: () =>
      at(226, 308, notebook("Bore 14"), 1.35) +
      at(430, 308, sheet("61.4 m", 5, 4)) +
      at(540, 310, object("pencil")),
  },
  houses: {
    seed: 227,
    stratum: "interface",
    under: "platform",
    things: () =>
      at(146, 308, object("brick-house"), 1.25) +
      at(320, 308, object("slate-house"), 1.45) +
      at(500, 308, object("brick-house").replace("platform", "interface"), 1.15),
  },
  rigs: {
    seed: 228,
    stratum: "platform",
    under: "bedrock",
    things: () =>
      at(176, 306, drillRig(220), 0.95) + at(470, 306, drillRig(220), 0.95) + path("guide", "M270 290h106"),
  },
  levy: {
    seed: 229,
    stratum: "delivery",
    under: "network",
    things: () => at(230, 308, object("pump"), 1.15) + at(490, 308, object("coins")),
  },
  /** Drawn in the upper half, because the card's text covers the lower half. */
  survey: {
    seed: 230,
    stratum: "network",
    things: () =>
      object("pond-from-above") +
      at(264, 156, rangingPole(92)) +
      at(388, 156, rangingPole(92)) +
      path("guide", "M272 82h108m-8-7l8 7-8 7"),
  },
  "lost-bit": {
    seed: 231,
    stratum: "bedrock",
    things: () =>
      at(210, 340, sheet("Bore 14", 6)) +
      at(410, 0, borehole({ id: "bit", x: 0, radius: 46, top: 70, bottom: 336, scale: 0.6 })),
  },
  pond: {
    seed: 232,
    stratum: "delivery",
    under: "platform",
    things: (surface) =>
      object("pond") +
      [86, 128, 170].map((x) => at(x, surface(x) + 3, object("fence"))).join("") +
      object("spade") +
      at(584, surface(584) + 3, tree(92)),
  },
  spreadsheet: {
    seed: 233,
    stratum: "interface",
    things: () =>
      [0, 1, 2].map((copy) => at(120 + copy * 54, 92 + copy * 34, object("spreadsheet"))).join("") +
      at(228, 160, object("odd-cell")),
  },
} as const satisfies Record<string, FigurePlan>;
