import { circle, path } from "../../engine/marks.ts";
import { type Point, pen } from "../../engine/pen.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { heightLines, rim, walls } from "./open-cut.ts";

/** The side of the map, in pixels and in metres of ground. */
const side = 480;
const ground = 770;
const middle: Point = [-76, 6];

/** A surveyor's map of the mine: the benches, and the viewer's position and field of view. */
function cutMap(): string {
  let body = path("bedrock", `M0 0h${side}v${side}H0z`);
  for (const [index, [stratum, crest]] of walls.entries()) {
    const below = walls[index - 1]?.[1] ?? 0;
    if (index > 0) body += path([stratum, "seam"], lines(below));
    const rock = stratum === "bedrock";
    for (let level = below + 6; level < crest; level += 6) {
      body += path(["hollow", rock ? "hatch-on-rock" : "hatch"], lines(level), 1.2);
    }
  }
  const [x, y] = [side / 2 - (middle[0] * side) / ground, side / 2 + (middle[1] * side) / ground].map(
    Math.round,
  );
  return picture({
    width: side,
    height: side,
    body:
      body +
      path("shine", `M${x} ${y}l-260-260q260-140 520 0z`) +
      path("leader", `M${x} ${y}l-260-260M${x} ${y}l260-260`) +
      // The ground beyond the rim, which is not visible from the floor.
      path(["surface", "seam"], lines(rim)) +
      circle("rod-end", x ?? 0, y ?? 0, 9),
  });
}

function lines(level: number): string {
  const ink = pen();
  for (const line of heightLines(level, ground, middle, 60)) {
    ink.through(line.map(([u, v]): Point => [u * side, v * side])).close();
  }
  return ink.data();
}

export const pictures: readonly Picture[] = [{ name: "cut-map", draw: cutMap, budget: 4_000 }];
