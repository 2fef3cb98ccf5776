import type { Line } from "../../engine/hatch.ts";
import { at, path } from "../../engine/marks.ts";
import { pen } from "../../engine/pen.ts";
import { drillRig } from "../../objects/digging/drill-rig.ts";

/** On a slope the rig has a level pad. */
export function rigOnPad({ x, scale }: { x: number; scale: number }, ground: Line): string {
  const half = 78 * scale;
  const [left, right] = [x - half, x + half];
  const level = Math.min(ground(left), ground(right)) - 1;
  const pad = pen(2)
    .line(left, level)
    .line(right, level)
    .line(right, ground(right) + 4)
    .line(left, ground(left) + 4);
  return path("object-thin", pad.close().data()) + at(x, level, drillRig(200), scale);
}
