import { at, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import type { Picture } from "../../engine/picture.ts";
import { glassTube, mailTube } from "../../objects/post/mail-tube.ts";
import { type LetterPlace, letterGround } from "./letter-ground.ts";

/** The places that a letter passes on its way down. Each page of the newsletter shows one of them. */
const places: Readonly<Record<string, LetterPlace>> = {
  /** The letter is being posted in a postbox on the grass. */
  signup: {
    seed: 51,
    top: 250,
    layers: { interface: 96, delivery: 64, platform: 320 },
    trees: [
      [412, 62],
      [444, 42],
      [690, 54],
      [930, 60],
      [958, 40],
    ],
    things: (surface) =>
      at(212, 0, mailTube(surface(212) - 4, 720, [346])) +
      at(212, surface(212) - 10, object("postbox")) +
      path("guide", "M424 76Q476 46 552 58") +
      at(366, 92, object("letter"), 1, -11),
  },
  /** The letter is in the tube, on its way through the delivery layer. */
  sent: {
    seed: 52,
    top: 40,
    layers: { interface: 76, delivery: 268, platform: 340 },
    things: () => at(190, 0, mailTube(8, 720, [84, 404]) + at(0, 126, glassTube(236))),
  },
  /** The letter lies in the stamp press, because it cannot go on without a stamp. */
  confirm: {
    seed: 53,
    top: 40,
    layers: { delivery: 76, platform: 290, network: 320 },
    chamber: { x: 84, y: 128, width: 350, height: 236 },
    things: () => at(150, 0, mailTube(8, 174, [86])) + at(276, 359, object("stamp-press")),
  },
  /** The letter has been sorted into a pigeonhole. */
  confirmed: {
    seed: 54,
    top: 40,
    layers: { platform: 64, network: 630 },
    chamber: { x: 46, y: 122, width: 440, height: 264 },
    things: () => at(96, 347, object("bench") + object("pigeonholes")),
  },
  /** The letter's link has expired: the letter has turned to stone. */
  expired: {
    seed: 55,
    top: 40,
    layers: { delivery: 60, platform: 330, network: 300 },
    things: () =>
      at(190, 0, mailTube(8, 118)) +
      at(262, 270, object("fossil-letter")) +
      at(100, 388, object("ammonite"), 0.9) +
      at(420, 168, object("ammonite"), 1.2),
  },
  /** The letter is in the tube, beside a valve that closes with a single turn. */
  unsubscribe: {
    seed: 56,
    top: 40,
    layers: { platform: 70, network: 620 },
    chamber: { x: 52, y: 116, width: 454, height: 266 },
    things: () =>
      at(0, 300, mailTube(-90, 1240, [540, 740, 980]), 1, -90) +
      at(298, 300, glassTube(208), 1, 90) +
      at(398, 300, object("gate-valve")),
  },
  /** After unsubscribing, the tube is closed and ends in bedrock. */
  left: {
    seed: 57,
    top: 40,
    layers: { network: 70, bedrock: 620 },
    things: () =>
      at(190, 0, mailTube(8, 262, [96, 180]) + at(0, 262, object("tube-end"))) +
      at(330, 392, object("crystals"), 1.5),
  },
};

export const pictures: readonly Picture[] = Object.entries(places).map(([name, place]) => ({
  name: `letter-${name}`,
  draw: () => letterGround(place),
  budget: 9_000,
}));
