import { at, path } from "../../engine/marks.ts";
import { tree } from "../tree.ts";

/** Two ridges on their water line, y = 0, with firs on the slopes and a hut by the water. */
export function hills(): string {
  return (
    path("object", "M40 4C120-6 176-104 262-104S398-34 462-28s92-116 226-116S870-40 968 4z") +
    path(
      "line-faint",
      "M214-92q20 22 8 46M262-104q26 24 14 58M318-86q8 16 0 30M640-138q24 30 8 62M708-143q26 32 14 66",
    ) +
    firs(far) +
    path("object", "M540 4C616-4 652-52 734-52S902-18 990 4z") +
    path("line-faint", "M690-46q16 14 8 28M748-51q20 16 10 32") +
    firs(near) +
    at(812, -28, hut)
  );
}

function firs(places: readonly (readonly [x: number, y: number, height: number])[]): string {
  return places.map(([x, y, height]) => at(x, y, tree(height))).join("");
}

const far = [
  [140, -26, 34],
  [168, -48, 42],
  [372, -56, 38],
  [400, -42, 30],
  [520, -52, 34],
  [552, -86, 44],
  [584, -112, 34],
  [806, -106, 38],
] as const;

const near = [
  [612, -18, 40],
  [640, -30, 52],
  [668, -40, 38],
  [884, -24, 44],
  [916, -16, 34],
] as const;

const hut =
  path("object", "M-26 4v-30L0-44l26 18V4z") +
  path("line", "M-34-20L0-44l34 24") +
  path("green", "M-8 4v-20H8V4z") +
  path("object-thin", "M13-18h8v8h-8zM-21-18h8v8h-8z");
