import { circle, path, rectangle } from "../../engine/marks.ts";
import { pen } from "../../engine/pen.ts";
import { rod } from "./borehole.ts";

/** Half the width of the mast at its foot and at its top. */
const foot = 62;
const top = 15;
const bays = 8;

/** A drill rig with a mast `height` pixels high, its axis at x = 0 and its base at y = 0. */
export function drillRig(height: number): string {
  return (
    mast(height) +
    rectangle("object", -82, -24, 164, 11, 2) +
    path("line-bold", "M-76-13v13M-30-13v13M30-13v13M76-13v13", 3) +
    path("line-thin", "M-76-2l46-10m60 0l46 10") +
    rod("M0-24v24", 8, 5)
  );
}

function mast(height: number): string {
  const crown = -24 - height;
  const driver = -24 - height * 0.46;
  return (
    path("line-thin", braces(height)) +
    path("line-bold", `M${-foot}-24L${-top} ${crown}h${2 * top}L${foot}-24`, 3.2) +
    rectangle("object", -22, crown - 14, 44, 15, 3) +
    path("line-thin", `M0 ${crown}V${driver}M-5 ${crown}V${driver}M5 ${crown}V${driver}`) +
    circle("object", 0, crown - 20, 9) +
    circle("ink", 0, crown - 20, 2.5) +
    rod(`M0 ${driver}V-24`, 7, 4.5) +
    path(["green", "outline"], `M-14 ${driver - 18}h28v36h-28z`) +
    path("line-white", `M-6 ${driver - 11}v22m12-22v22`)
  );
}

/** Diagonal and horizontal braces of each bay. */
function braces(height: number): string {
  const ink = pen(2);
  const reach = (bay: number) => foot + (top - foot) * (bay / bays);
  const level = (bay: number) => -24 - height * (bay / bays);
  for (let bay = 0; bay < bays; bay++) {
    ink.move(-reach(bay), level(bay)).line(reach(bay + 1), level(bay + 1));
    ink
      .move(reach(bay), level(bay))
      .line(-reach(bay + 1), level(bay + 1))
      .line(reach(bay + 1), level(bay + 1));
  }
  return ink.data();
}
