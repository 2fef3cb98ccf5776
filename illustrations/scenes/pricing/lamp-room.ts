import { at, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { picture, variants } from "../../engine/picture.ts";
import { layersOf, type Stratum } from "../../engine/strata.ts";
import { lampBeam, lampHelmet, lampLight } from "../../objects/digging/lamp-helmet.ts";
import { timber } from "../../objects/digging/timber.ts";

type Helmets = Readonly<Partial<Record<Stratum, number>>>;

type LampRoomPlan = {
  width: number;
  height: number;
  /** The x of the left and the right post, and the y of the lintel. */
  left: number;
  right: number;
  top: number;
  /** The boards from top to bottom. `helmets` maps each layer to the x of its helmet. */
  boards: readonly { y: number; helmets: Helmets }[];
  scale: number;
  reach: number;
};

/** A crew's lamp room: a timbered niche in the bedrock with a lit helmet for each layer. */
export function lampRoom(plan: LampRoomPlan): string {
  const { width, height, left, right, top, boards, scale, reach } = plan;
  const helmets = boards.flatMap(({ y, helmets }) =>
    layersOf(helmets).map(([stratum, x]) => ({ stratum, x, y })),
  );
  const beams = helmets.map(({ x, y }, index) =>
    at(x, y - 14 * scale, lampBeam(reach, index * 14 - 20), scale),
  );
  return picture({
    width,
    height,
    body:
      lampLight +
      path("bedrock", `M${left} ${height}V${top}H${right}V${height}z`) +
      path("overhang", `M${left} ${height}V${top}H${right}V${height}z`) +
      boards.map(({ y }) => board(plan, y)).join("") +
      timber(left - 17 * scale, top - 6, 34 * scale, height - top + 20, 3) +
      timber(right - 17 * scale, top - 6, 34 * scale, height - top + 20, 4) +
      timber(left - 52 * scale, top - 40 * scale, right - left + 104 * scale, 40 * scale, 5) +
      helmets
        .map(({ stratum, x, y }, index) => at(x, y - 13 * scale, lampHelmet(stratum, 60 + index), scale))
        .join("") +
      beams.join(""),
  });
}

function board({ left, right, scale, boards }: LampRoomPlan, y: number): string {
  const tags = layersOf(boards.find((one) => one.y === y)?.helmets ?? {}).map(([, x]) =>
    at(x - 20 * scale, y + 14 * scale, object("lamp-tag"), scale),
  );
  return timber(left, y, right - left, 16 * scale, Math.round(y)) + tags.join("");
}

/** The lamp room beside the text of a page header. */
export const headerLamps: LampRoomPlan = {
  width: 480,
  height: 416,
  left: 62,
  right: 436,
  top: 44,
  boards: [
    { y: 164, helmets: { interface: 176, delivery: 338 } },
    { y: 286, helmets: { platform: 176, network: 338 } },
    { y: 404, helmets: { bedrock: 264 } },
  ],
  scale: 0.76,
  reach: 110,
};

export const pictures = variants("lamp-room", lampRoom, {
  phone: {
    width: 460,
    height: 250,
    left: 70,
    right: 420,
    top: 34,
    boards: [
      { y: 124, helmets: { interface: 140, delivery: 246, platform: 352 } },
      { y: 216, helmets: { network: 190, bedrock: 304 } },
    ],
    scale: 0.56,
    reach: 250,
    budget: 2_500,
  },
  wide: {
    width: 860,
    height: 440,
    left: 210,
    right: 800,
    top: 46,
    boards: [
      { y: 204, helmets: { interface: 340, delivery: 530, platform: 700 } },
      { y: 376, helmets: { network: 430, bedrock: 630 } },
    ],
    scale: 1,
    reach: 250,
    budget: 2_500,
  },
});
