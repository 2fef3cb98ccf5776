import { words } from "../../engine/lettering.ts";
import { clipped, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { picture } from "../../engine/picture.ts";
import { section } from "../../objects/rock/section.ts";
import { bore } from "./bore.ts";

const width = 720;
const height = 440;
const left = 176;
const bores = [
  { x: 262, depth: 96, found: "dry" },
  { x: 370, depth: 190, found: "water at 31 m" },
  { x: 486, depth: 148, found: "water at 12 m" },
  { x: 612, depth: 236, found: "still going" },
];

/** An app window showing all boreholes of a valley in one cross-section: 720 by 440 pixels. */
export function boreMap(): string {
  const ground = section({
    seed: 63,
    from: left - 20,
    to: width + 20,
    top: 142,
    layers: { interface: 46, delivery: 52, platform: 60, network: 62, bedrock: 110 },
    amplitude: 14,
    wavelength: 210,
    fault: { x: 430, drop: 20 },
    scale: 0.8,
  });
  const surface = (x: number) => Math.round(ground.surface(x));
  return picture({
    width,
    height,
    body:
      rectangle("object", 1, 1, width - 2, height - 2, 16) +
      clipped("pane", `M${left} 45H${width - 2}V${height - 18}q0 16-16 16H${left}z`, ground.body) +
      bores.map(({ x, depth }) => bore(x, surface(x), depth)).join("") +
      object("bore-window") +
      list() +
      rectangle(["hollow", "line"], 1, 1, width - 2, height - 2, 16),
  });
}

/** The list of boreholes by name. The second one is selected. */
function list(): string {
  const rows = bores.map(({ found }, index) => {
    const y = 120 + index * 62;
    return (
      (index === 1 ? rectangle("tint", 12, y - 24, left - 24, 54, 8) : "") +
      words("text", "ink", 26, y, 14, `Bore ${14 + index}`) +
      words("mono", "ink", 26, y + 18, 11, found)
    );
  });
  return rows.join("");
}
