import { core } from "./core.ts";
import { at, path } from "./marks.ts";
import { ammonite } from "./objects/ammonite.ts";
import { picture } from "./picture.ts";
import { section } from "./section.ts";

const width = 640;
const height = 360;

/** All five layers of a log, undisturbed: 640 by 360 pixels. */
export function logStrata(): string {
  const ground = section({
    seed: 31,
    from: -20,
    to: width + 20,
    top: -30,
    layers: [
      ["interface", 104],
      ["delivery", 76],
      ["platform", 86],
      ["network", 66],
      ["bedrock", 110],
    ],
    amplitude: 9,
    wavelength: 220,
    scale: 0.9,
  });
  return picture({ width, height, body: ground.body });
}

/** Three layers that have slipped against each other: 640 by 360 pixels. */
export function logFault(): string {
  const ground = section({
    seed: 37,
    from: -20,
    to: width + 20,
    top: -60,
    layers: [
      ["delivery", 160],
      ["platform", 120],
      ["network", 170],
      ["bedrock", 90],
    ],
    amplitude: 7,
    wavelength: 260,
    fault: { x: 300, drop: 66 },
    scale: 1.3,
  });
  return picture({ width, height, body: ground.body });
}

/** One layer seen close, with what was left in it: 640 by 360 pixels. */
export function logFossil(): string {
  const ground = section({
    seed: 41,
    from: -20,
    to: width + 20,
    top: -90,
    layers: [
      ["delivery", 130],
      ["platform", 400],
    ],
    amplitude: 8,
    wavelength: 240,
    scale: 2,
  });
  return picture({
    width,
    height,
    body:
      ground.body +
      at(236, 214, ammonite(), 2.7) +
      at(520, 120, ammonite(), 0.9) +
      path("leader", "M326 160l40-34h34", 2),
  });
}

/** The whole log as a core, beside the lines of it: 84 by 560 pixels. */
export function logCore(): string {
  const sample = core({
    id: "log",
    x: 42,
    y: 12,
    radius: 34,
    tilt: 0.24,
    segments: [
      ["interface", 104],
      ["delivery", 104],
      ["platform", 104],
      ["network", 104],
      ["bedrock", 104],
    ],
    seed: 15,
    scale: 0.72,
    torn: true,
  });
  return picture({ width: 84, height: 560, ...sample });
}
