import { words } from "../../engine/lettering.ts";
import { at, circle, path, rectangle } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { core } from "../../objects/core/core.ts";
import { section } from "../../objects/rock/section.ts";

const width = 640;
const height = 360;

/** A system log drawn as five undisturbed layers of ground: 640 by 480 pixels. */
function logStrata(): string {
  const ground = section({
    seed: 31,
    to: width + 20,
    top: -30,
    layers: { interface: 128, delivery: 104, platform: 116, network: 88, bedrock: 110 },
    amplitude: 9,
    wavelength: 220,
    scale: 0.95,
  });
  const lines = logLines.map(
    ([y, line]) =>
      rectangle("object-thin", 36, y - 20, line.length * 9.6 + 28, 30, 4) +
      words("mono", "ink", 50, y, 16, line),
  );
  return picture({ width, height: 480, body: ground.body + lines.join("") });
}

/** A line of log text for each layer, with the y of its baseline. */
const logLines: readonly (readonly [y: number, line: string])[] = [
  [48, "05:40:12  GET /orders, 31 ms"],
  [154, "Tue 18:02  2.3.1 is out in 4 s"],
  [264, "14 Nov  sda1 is 91% full"],
  [366, "18 Aug  eth0 is down"],
  [454, "2021  First boot"],
];

/** Three layers displaced by a fault: 640 by 360 pixels. */
function logFault(): string {
  const ground = section({
    seed: 37,
    to: width + 20,
    top: -60,
    layers: { delivery: 160, platform: 120, network: 170, bedrock: 90 },
    amplitude: 7,
    wavelength: 260,
    fault: { x: 300, drop: 66 },
    scale: 1.3,
  });
  return picture({ width, height, body: ground.body });
}

/** A close-up of one layer with a fossil: 640 by 360 pixels. */
function logFossil(): string {
  const ground = section({
    seed: 41,
    to: width + 20,
    top: -90,
    layers: { delivery: 130, platform: 400 },
    amplitude: 8,
    wavelength: 240,
    scale: 2,
  });
  return picture({
    width,
    height,
    body:
      ground.body +
      at(236, 214, object("ammonite"), 2.7) +
      at(540, 280, object("ammonite"), 0.9) +
      path("leader", "M312 168l48-42h44", 2) +
      circle("leader-end", 312, 168, 5) +
      rectangle("object-thin", 404, 108, 196, 36, 4) +
      words("mono", "ink", 420, 131.5, 16, "1.4 still running"),
  });
}

/** The app's log as a core, 84 by 668 pixels. Its seams and its outage are level with those of the log beside it. */
function logCore(): string {
  const body = core({
    id: "log",
    x: 42,
    y: 12,
    radius: 34,
    tilt: 0.24,
    segments: { interface: 116, delivery: 137, platform: 137, network: 137, bedrock: 112 },
    seed: 15,
    scale: 0.72,
    torn: true,
  });
  const outage = path("accent-line", "M4 474h76") + circle("rod-end", 80, 474, 3.5);
  return picture({ width: 84, height: 668, body: body + outage });
}

export const pictures: readonly Picture[] = [
  { name: "log-strata", draw: logStrata, budget: 5_700 },
  { name: "log-fault", draw: logFault, budget: 3_000 },
  { name: "log-fossil", draw: logFossil, budget: 2_500 },
  { name: "log-core", draw: logCore, budget: 4_000 },
];
