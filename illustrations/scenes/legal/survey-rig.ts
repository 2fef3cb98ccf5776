import { at } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";
import { drillRig } from "../../objects/digging/drill-rig.ts";
import { tree } from "../../objects/tree.ts";

/** How far the rod stands from the right of the picture, in pixels. */
const rodFromRight = 51;

/** A small rig with two firs, feet on the lower edge: what stands over the log of a long page. */
export function surveyRig(): string {
  return small({
    width: 230,
    height: 152,
    rig: { mast: 176, scale: 0.6 },
    trees: [
      [24, 40],
      [52, 27],
    ],
  });
}

/** Up to 560 pixels. */
export function surveyRigPhone(): string {
  return small({ width: 128, height: 98, rig: { mast: 122, scale: 0.52 }, trees: [[14, 26]] });
}

type SurveyRigPlan = {
  width: number;
  height: number;
  rig: { mast: number; scale: number };
  trees: readonly (readonly [x: number, height: number])[];
};

function small({ width, height, rig, trees }: SurveyRigPlan): string {
  const body =
    trees.map(([x, tall]) => at(x, height, tree(tall))).join("") +
    at(width - rodFromRight, height, drillRig(rig.mast), rig.scale);
  return picture({ width, height, body });
}
