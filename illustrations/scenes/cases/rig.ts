import { at } from "../../engine/marks.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { drillRig } from "../../objects/digging/drill-rig.ts";

/** The rig above the drill core of a case study, its base at the lower edge: 300 pixels wide, like the core. */
export const pictures: readonly Picture[] = [
  {
    name: "case-rig",
    draw: () => picture({ width: 300, height: 470, body: at(150, 465, drillRig(318), 1.2) }),
    budget: 1_500,
  },
];
