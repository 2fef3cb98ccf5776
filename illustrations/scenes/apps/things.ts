import { at } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { fieldNotebooks } from "./field-notebooks.ts";
import { foldedClothes } from "./folded-clothes.ts";

function sizeItThings(): string {
  return picture({ width: 314, height: 296, body: at(4, 292, foldedClothes()) });
}

function notebooksThings(): string {
  return picture({ width: 456, height: 240, body: at(0, 238, fieldNotebooks()) });
}

function macBookThings(): string {
  return picture({ width: 336, height: 506, body: at(3, 503, object("laptop-layers")) });
}

/** The objects of each app without the ground, which is a separate picture in windows from 992 pixels (see pit.ts). */
export const pictures: readonly Picture[] = [
  { name: "apps-sizeit-things", draw: sizeItThings, budget: 3_500 },
  { name: "apps-notebooks-things", draw: notebooksThings, budget: 3_500 },
  { name: "apps-macbook-things", draw: macBookThings, budget: 2_500 },
];
