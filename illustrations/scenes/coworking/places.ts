import { hatch } from "../../engine/hatch.ts";
import { at, clipped, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { section } from "../../objects/rock/section.ts";
import { standing } from "./person.ts";
import { bales, carriage, keeper, type Room, row, towerRooms } from "./place-parts.ts";

type Place = {
  name: string;
  seed: number;
  /** The y of the ground. */
  ground: number;
  beds: readonly [Stratum, Stratum];
  /** Drawing behind the rooms; `before` is the drawing in front of them. */
  behind?: string;
  rooms: readonly Room[];
  before: string;
};

const width = 560;
const height = 520;

/** Six buildings in cross-section. The coloured rooms are the ones with desks. */
const places: readonly Place[] = [
  {
    name: "wool-store",
    seed: 3,
    ground: 400,
    beds: ["platform", "network"],
    behind: object("sawtooth-roof"),
    rooms: [
      {
        left: 78,
        right: 482,
        ceiling: 130,
        floor: 214,
        stratum: "interface",
        things: row([0, 118, 236], 22),
      },
      {
        left: 78,
        right: 482,
        ceiling: 224,
        floor: 308,
        things: bales([100, 138, 176, 330, 368, 406, 120, 158, 350, 388], 308, 6),
      },
      {
        left: 78,
        right: 482,
        ceiling: 318,
        floor: 400,
        things: bales([104, 142, 344, 382, 420, 364, 402], 400, 5),
      },
    ],
    before: object("wool-hoist") + at(520, 222, object("bale")),
  },
  {
    name: "terrace",
    seed: 8,
    ground: 408,
    beds: ["interface", "platform"],
    behind: object("terrace-chimneys"),
    rooms: [
      { left: 96, right: 276, ceiling: 182, floor: 290 },
      {
        left: 284,
        right: 464,
        ceiling: 182,
        floor: 290,
        stratum: "delivery",
        things: row([0], 24) + at(137, 0, object("bookcase"), 0.5),
      },
      {
        left: 96,
        right: 276,
        ceiling: 300,
        floor: 408,
        stratum: "delivery",
        things: row([0], 30) + at(150, 0, object("potted-tree"), 0.6),
      },
      { left: 284, right: 464, ceiling: 300, floor: 408, things: "" },
    ],
    before: object("bank-parapet") + object("verandah"),
  },
  {
    name: "tower",
    seed: 12,
    ground: 440,
    beds: ["interface", "delivery"],
    behind: object("tower-mast"),
    rooms: towerRooms(),
    before: object("tower-crown"),
  },
  {
    name: "boat-shed",
    seed: 17,
    ground: 404,
    beds: ["delivery", "network"],
    behind: object("boat-shed-roof"),
    rooms: [
      {
        left: 112,
        right: 412,
        ceiling: 250,
        floor: 376,
        stratum: "platform",
        things: row([0, 130], 24) + at(270, 0, standing(keeper), 0.62),
      },
    ],
    before: object("boat-shed"),
  },
  {
    name: "bank",
    seed: 22,
    ground: 316,
    beds: ["platform", "bedrock"],
    behind: object("bank-gable"),
    rooms: [
      { left: 90, right: 470, ceiling: 190, floor: 300 },
      { left: 130, right: 430, ceiling: 334, floor: 444, stratum: "delivery", things: row([0, 116], 70) },
    ],
    before: object("bank-front"),
  },
  {
    name: "carriage-shed",
    seed: 27,
    ground: 404,
    beds: ["network", "platform"],
    behind: object("barrel-roof"),
    rooms: [{ left: 44, right: 516, ceiling: 236, floor: 404 }],
    before: carriage(),
  },
];

export const pictures: readonly Picture[] = places.map((place) => ({
  name: `coworking-${place.name}`,
  draw: () => drawPlace(place),
  budget: 4_500,
}));

function drawPlace({ seed, ground, beds, behind = "", rooms, before }: Place): string {
  const [upper, lower] = beds;
  const block = section({
    seed,
    from: 12,
    to: width - 12,
    top: ground,
    layers: { [upper]: (height - 16 - ground) * 0.45, [lower]: (height - 16 - ground) * 0.55 },
    amplitude: 2,
    wavelength: 160,
    scale: 0.8,
  });
  return picture({
    width,
    height,
    body:
      clipped("block", `M12 0H${width - 12}V${height}H12z`, block.body) +
      path(["hollow", "edge"], `M12 ${ground}V${height - 16}M${width - 12} ${ground}V${height - 16}`) +
      behind +
      rooms.map((room, index) => drawRoom(room, seed * 10 + index, `room${index}`)).join("") +
      before,
  });
}

/** A room with its walls. If it has a stratum, it is filled with the hatching of that layer; otherwise it is plain. */
function drawRoom(room: Room, seed: number, id: string): string {
  const { left, right, ceiling, floor, stratum, things = "" } = room;
  const wall = 8;
  const shell = `M${left - wall} ${ceiling - wall}H${right + wall}V${floor + wall}H${left - wall}z`;
  if (!stratum) return path("object", shell) + path(["tint", "outline"], inside(room)) + things;
  const signs = hatch(stratum, {
    top: () => ceiling - 10,
    bottom: () => floor + 10,
    from: left,
    to: right,
    seed,
    scale: 0.72,
  });
  return (
    path("object", shell) +
    path([stratum, "outline"], inside(room)) +
    clipped(id, inside(room), signs) +
    at(left, floor, things)
  );
}

function inside({ left, right, ceiling, floor }: Room): string {
  return `M${left} ${ceiling}H${right}V${floor}H${left}z`;
}
