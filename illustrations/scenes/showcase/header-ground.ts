import { at, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { picture } from "../../engine/picture.ts";
import { borehole } from "../../objects/digging/borehole.ts";
import { drillRig } from "../../objects/digging/drill-rig.ts";
import { section } from "../../objects/rock/section.ts";
import { trees } from "../../objects/tree.ts";

const width = 1400;
const height = 560;
const rigX = 1190;
const firs = [
  [906, 46],
  [940, 62],
  [968, 40],
  [1322, 70],
  [1352, 50],
] as const;

/** A rig above all five layers with its bit in the fourth, and an empty sky for text: 1400 by 560 pixels. */
export function headerGround(): string {
  const ground = section({
    seed: 87,
    to: width + 20,
    top: 300,
    layers: { interface: 50, delivery: 54, platform: 60, network: 66, bedrock: 60 },
    amplitude: 8,
    wavelength: 240,
    fault: { x: 620, drop: 16 },
    scale: 0.86,
  });
  const bed = (index: number, x: number) => Math.round(ground.bed(index, x));
  const hole = borehole({
    id: "hole",
    x: rigX,
    radius: 15,
    top: bed(0, rigX) + 3,
    bottom: bed(3, rigX) + 40,
    scale: 0.5,
  });
  return picture({
    width,
    height,
    body:
      trees(firs, (x) => bed(0, x)) +
      ground.body +
      path("bedrock", `M0 ${height - 4}h${width}v4H0z`) +
      hole +
      at(rigX, bed(0, rigX) + 2, drillRig(200), 0.72) +
      at(960, ground.middle(2, 960), object("ammonite"), 0.62),
  });
}
