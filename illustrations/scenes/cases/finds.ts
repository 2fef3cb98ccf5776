import { at, type Marks, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import type { Mark } from "../../engine/palette.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { cables } from "../../objects/machines/cables.ts";
import { racks } from "../../objects/machines/racks.ts";

/** For each layer, a niche with an object in it, for the drill core beside a case study: 190 by 148 pixels. */
export const pictures: readonly Picture[] = [
  {
    name: "case-find-interface",
    draw: () => niche("interface", at(20, 24, object("browser"), 0.475)),
    budget: 4_000,
  },
  {
    name: "case-find-delivery",
    draw: () => niche("delivery", at(-34, 92, object("pipeline"), 0.56)),
    budget: 1_800,
  },
  { name: "case-find-platform", draw: () => niche("platform", at(19, 34, racks(2), 0.78)), budget: 1_800 },
  {
    name: "case-find-network",
    draw: () => niche("network", at(-44, 74, cables(40, 480, 0), 0.56)),
    budget: 1_800,
  },
  { name: "case-find-bedrock", draw: () => niche("mica", object("two-disks"), "screen-line"), budget: 1_200 },
];

const width = 190;
const height = 148;

/** A niche with objects. Its back wall has the colour of the rock, so that dark outlines are visible. */
function niche(back: Mark, things: string, edge: Mark = "outline"): string {
  const frame = (mark: Marks) => rectangle(mark, 1, 1, width - 2, height - 2, 16);
  const shade = path("overhang", `M0 0h${width}v12q-${width / 2} 9-${width} 0z`);
  const body =
    `<clipPath id="niche">${frame("hollow")}</clipPath>` +
    `<g clip-path="url(#niche)">${frame(back)}${things}${shade}</g>${frame([edge, "hollow"])}`;
  return picture({ width, height, body });
}
