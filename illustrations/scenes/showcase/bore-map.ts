import { words } from "../../engine/lettering.ts";
import { circle, path, rectangle } from "../../engine/marks.ts";
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

/** An app window with every bore of a valley in one section of the ground: 720 by 440 pixels. */
export function boreMap(): string {
  const ground = section({
    seed: 63,
    from: left - 20,
    to: width + 20,
    top: 142,
    layers: [
      ["interface", 46],
      ["delivery", 52],
      ["platform", 60],
      ["network", 62],
      ["bedrock", 110],
    ],
    amplitude: 14,
    wavelength: 210,
    fault: { x: 430, drop: 20 },
    scale: 0.8,
  });
  const surface = (x: number) => Math.round(ground.lines[0]?.(x) ?? 0);
  return picture({
    width,
    height,
    definitions: `<clipPath id="pane"><path d="M${left} 45H${width - 2}V${height - 18}q0 16-16 16H${left}z"/></clipPath>`,
    body:
      rectangle("object", 1, 1, width - 2, height - 2, 16) +
      `<g clip-path="url(#pane)">${ground.body}</g>` +
      bores.map(({ x, depth }) => bore(x, surface(x), depth)).join("") +
      bar() +
      list() +
      rectangle(["hollow", "line"], 1, 1, width - 2, height - 2, 16),
  });
}

function bar(): string {
  return (
    path("line-thin", `M0 44h${width}M${left} 44v${height - 46}`) +
    circle("ink", 24, 23, 5) +
    circle("mid", 42, 23, 5) +
    circle("mid", 60, 23, 5) +
    rectangle("tint", 92, 11, 400, 24, 12) +
    words("mono", "ink", 110, 27, 12, "valley.example/bores") +
    rectangle("green", width - 116, 10, 98, 26, 7) +
    words("text", "white", width - 99, 27.5, 13, "Add a bore")
  );
}

/** The bores by name; one is selected. */
function list(): string {
  const rows = bores.map(({ found }, index) => {
    const y = 120 + index * 62;
    return (
      (index === 1 ? rectangle("tint", 12, y - 24, left - 24, 54, 8) : "") +
      words("text", "ink", 26, y, 14, `Bore ${14 + index}`) +
      words("mono", "ink", 26, y + 18, 11, found)
    );
  });
  return words("text", "ink", 26, 80, 17, "The valley") + rows.join("");
}
