import { path } from "../../engine/marks.ts";
import { pen } from "../../engine/pen.ts";

/** Heights above the street: roof of the block it grows from, underside of the turret. */
const roof = -44;
const neck = -176;

/** Sydney Tower, its foot at the origin, 243 pixels to the tip of its spire. */
export function sydneyTower(): string {
  return (
    path("line-thin", `M-4 ${roof}V${neck}M4 ${roof}V${neck}`, 1.1) +
    path("surface", `M-3.500 ${roof}V${neck}h7V${roof}z`) +
    path("line-thin", `M-3.500 ${roof}V${neck}M0 ${roof}V${neck}M3.500 ${roof}V${neck}`, 1) +
    path("line-faint", cables()) +
    block +
    turret
  );
}

/** Straight cables, each turned a third round the shaft, so that together they draw a waist. */
function cables(): string {
  const ink = pen(2);
  for (let cable = 0; cable < 10; cable++) {
    const angle = (cable / 10) * 2 * Math.PI;
    for (const turn of [2.1, -2.1]) {
      ink.move(Math.cos(angle) * 13, neck).line(Math.cos(angle + turn) * 17, roof);
    }
  }
  return ink.data();
}

const block =
  path("object", `M-30 0V${roof}h60V0z`) +
  path("line-thin", `M-24 ${roof + 12}h48m-48 10h48m-48 10h48`, 0.9) +
  path("object-thin", `M-20 ${roof}v-6h40v6z`);

/** The golden turret: a bowl, the ring of windows, steps up to the spire. */
const turret =
  path(["platform", "outline"], "M-6-174h12l20-13h-52z") +
  path(["platform", "outline"], "M-27-187l3-12h48l3 12z") +
  path("line-thin", "M-26-191h52m-51-4h50", 0.9) +
  path(["platform", "outline"], "M-20-199l4-10h32l4 10z") +
  path(["surface", "outline"], "M-9-209v-8h18v8z") +
  path("line", "M0-217v-14", 2.4) +
  path("line-thin", "M0-231v-12", 1.2);
