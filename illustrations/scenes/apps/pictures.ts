import type { Picture } from "../../engine/picture.ts";
import { drawAppsPit } from "./pit.ts";
import { appsPitMedium, appsPitWide, appsPitWidest } from "./pits.ts";

export const pictures: readonly Picture[] = [
  { name: "apps-pit-medium", draw: () => drawAppsPit(appsPitMedium), budget: 7_500 },
  { name: "apps-pit-wide", draw: () => drawAppsPit(appsPitWide), budget: 9_000 },
  { name: "apps-pit-widest", draw: () => drawAppsPit(appsPitWidest), budget: 18_000 },
];
