import { at, path } from "../../engine/marks.ts";
import { pen } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { tree } from "../tree.ts";
import { section } from "./section.ts";

type Edge = { width: number; height: number; trees: readonly (readonly [x: number, tall: number])[] };

/** The whole ground in little, under a page that never left the surface: from the grass down to the bedrock of its end. */
function surfaceEdge({ width, height, trees }: Edge): string {
  const ground = section({
    seed: 83,
    from: -20,
    to: width + 20,
    top: height * 0.4,
    layers: [
      ["interface", 15],
      ["delivery", 13],
      ["platform", 15],
      ["network", 13],
    ],
    amplitude: 7,
    wavelength: 360,
    scale: 0.7,
  });
  const surface = (x: number) => ground.lines[0]?.(x) ?? 0;
  const woods = trees.map(([x, tall]) => at(x, surface(x) + 3, tree(tall))).join("");
  const rock = pen(2).move(-20, height);
  for (let x = -20; x <= width + 20; x += 20) rock.line(x, ground.lines.at(-1)?.(x) ?? height);
  // Plain, as the rock of the footer begins: a cross would be cut by the seam.
  const bedrock = path(
    "bedrock",
    rock
      .line(width + 20, height)
      .close()
      .data(),
  );
  return picture({ width, height, body: woods + ground.body + bedrock });
}

/** Cut to the screen from the middle, never scaled. */
export const surfaceEdges: readonly Picture[] = [
  {
    name: "surface-edge-phone",
    draw: () => surfaceEdge({ width: 700, height: 120, trees: phoneTrees }),
    budget: 3_000,
  },
  {
    name: "surface-edge-wide",
    draw: () => surfaceEdge({ width: 2560, height: 132, trees: wideTrees }),
    budget: 8_000,
  },
];

const phoneTrees = [
  [214, 30],
  [234, 22],
  [476, 34],
] as const;

const wideTrees = [
  [120, 38],
  [148, 28],
  [690, 44],
  [724, 30],
  [1270, 34],
  [1786, 46],
  [1822, 32],
  [1848, 24],
  [2310, 40],
] as const;
