import { still } from "../../engine/object.ts";
import type { Picture } from "../../engine/picture.ts";

export const pictures: readonly Picture[] = [
  { name: "survey-rig", draw: () => still("survey-rig"), budget: 1_500 },
  {
    name: "survey-rig-phone",
    media: "(width <= 35em)",
    draw: () => still("survey-rig-phone"),
    budget: 1_500,
  },
];
