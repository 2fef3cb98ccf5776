import { at } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";
import { crystals } from "../../objects/crystals.ts";
import { rangingPole } from "../../objects/digging/ranging-pole.ts";

/** What lies about on the floor of the cut: crystals, and a pole that a survey left there. 300 by 190 pixels. */
export function floorThings(): string {
  return picture({
    width: 300,
    height: 190,
    body: at(250, 170, rangingPole(144)) + at(16, 160, crystals(), 1.35) + at(166, 168, crystals(), 0.7),
  });
}
