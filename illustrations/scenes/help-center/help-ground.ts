import type { Line } from "../../engine/hatch.ts";
import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import type { Point } from "../../engine/pen.ts";
import { picture, variants } from "../../engine/picture.ts";
import { cable } from "../../objects/machines/cables.ts";
import { type TornGroundPlan, tornGround } from "../../objects/rock/torn-ground.ts";
import { type Trees, trees } from "../../objects/tree.ts";
import { type HeadsetCorePlan, headsetCore, headsetLead } from "./headset-core.ts";

type HelpGroundPlan = TornGroundPlan & {
  core: Pick<HeadsetCorePlan, "x" | "radius">;
  /**
   * `into` is the x where the cable enters the ground, and `out` the x where it leaves the picture at the bottom. If
   * `box` is set, the cable leaves the picture on the left instead, through a box of that scale near `out`.
   */
  lead: { into: number; out: number; box?: number };
  trees: Trees;
  fossil?: number;
};

/** The core with its headset on the surface. The headset's cable runs through the ground to the content below. */
function helpGround(plan: HelpGroundPlan): string {
  const { width, height, core, fossil } = plan;
  const ground = tornGround(plan);
  const who = { ...core, foot: Math.round(ground.surface(core.x)) };
  return picture({
    width,
    height,
    body:
      ground.body +
      trees(plan.trees, ground.surface) +
      (fossil ? at(fossil, ground.surface(fossil) + 66, object("ammonite"), 0.8) : "") +
      leadOf(plan, headsetLead(who), ground.surface) +
      headsetCore(who),
  });
}

/** The cable from the headset down to the surface, then through the ground to the left. */
function leadOf({ lead, height, core }: HelpGroundPlan, [x, y]: Point, surface: Line): string {
  const { into, out, box } = lead;
  const level = Math.round(surface(into));
  const run = level + Math.round((height - level) * 0.36);
  const along = (share: number) => Math.round(into - (into - out) * share);
  const data =
    `M${Math.round(x)} ${Math.round(y)}C${Math.round(x)} ${level + 8} ${Math.round((x + into) / 2)} ${level - 26} ${into} ${level}` +
    `C${along(0.2)} ${level + 12} ${along(0.3)} ${run} ${along(0.5)} ${run}` +
    (box ? "H-9" : `C${along(0.8)} ${run} ${out} ${run} ${out} ${height}`);
  return (
    cable(data, "cable-accent", box ? Math.max(4, core.radius * 0.07) : 8) +
    (box ? at(out - 92 * box, run, object("splice-box"), box) : "")
  );
}

export const pictures = variants("help-ground", helpGround, {
  // The page crops `narrow` and `tablet` on the left, and `medium` and `wide` on both sides.
  narrow: {
    width: 560,
    height: 330,
    surface: 244,
    seed: 58,
    scale: 0.8,
    core: { x: 440, radius: 56 },
    lead: { into: 350, out: 302, box: 0.5 },
    trees: [
      [540, 30],
      [226, 26],
      [120, 34],
      [96, 24],
    ],
    budget: 6_000,
  },
  tablet: {
    width: 991,
    height: 432,
    surface: 318,
    seed: 58,
    core: { x: 770, radius: 72 },
    lead: { into: 630, out: 564, box: 0.66 },
    trees: [
      [934, 40],
      [960, 30],
      [420, 44],
      [396, 30],
      [60, 38],
    ],
    budget: 8_000,
  },
  medium: {
    width: 1280,
    height: 620,
    surface: 470,
    seed: 58,
    core: { x: 980, radius: 88 },
    lead: { into: 760, out: 445 },
    trees: [
      [90, 38],
      [686, 44],
      [712, 32],
      [1130, 46],
      [1158, 34],
    ],
    budget: 9_000,
  },
  wide: {
    width: 2560,
    height: 620,
    surface: 470,
    seed: 58,
    core: { x: 1702, radius: 100 },
    lead: { into: 1430, out: 1085 },
    trees: [
      [120, 46],
      [152, 32],
      [420, 54],
      [590, 40],
      [616, 30],
      [1322, 44],
      [1348, 32],
      [1886, 46],
      [1914, 34],
      [2120, 54],
      [2152, 38],
      [2440, 46],
    ],
    fossil: 1950,
    budget: 12_000,
  },
});
