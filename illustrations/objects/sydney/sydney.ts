import { at, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type OfficeTowerPlan, officeTower } from "./office-tower.ts";

/** Sydney at the water line y = 0: the Harbour Bridge, the city, the Opera House. */
export function sydney(): string {
  return (
    at(310, 0, object("harbour-bridge")) +
    city.map(([x, plan]) => at(x, 0, officeTower(plan))).join("") +
    at(706, 0, object("sydney-tower")) +
    front.map(([x, plan]) => at(x, 0, officeTower(plan))).join("") +
    rectangle("object", 556, -4, 390, 10, 2) +
    path("line-thin", "M570 1h364", 0.9) +
    at(930, 4, object("opera-house"))
  );
}

const city: readonly (readonly [x: number, plan: OfficeTowerPlan])[] = [
  [602, { width: 34, height: 140, roof: "slant", seed: 2 }],
  [738, { width: 36, height: 178, roof: "sail", seed: 5 }],
  [806, { width: 40, height: 160, roof: "slant", seed: 7 }],
  [878, { width: 36, height: 196, roof: "taper", seed: 9 }],
];

const front: readonly (readonly [x: number, plan: OfficeTowerPlan])[] = [
  [572, { width: 32, height: 88, roof: "flat", seed: 1 }],
  [634, { width: 38, height: 116, roof: "steps", seed: 3 }],
  [772, { width: 32, height: 134, roof: "blades", seed: 6 }],
  [844, { width: 34, height: 112, roof: "flat", seed: 8 }],
  [912, { width: 28, height: 76, roof: "flat", seed: 10 }],
];
