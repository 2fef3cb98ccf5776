import { hatch } from "../../engine/hatch.ts";
import { at, path } from "../../engine/marks.ts";
import { object } from "../../engine/object.ts";
import { type Picture, picture } from "../../engine/picture.ts";
import { drillRig } from "../../objects/digging/drill-rig.ts";
import { section } from "../../objects/rock/section.ts";

const width = 1200;
const height = 420;

/** Backgrounds for a transparent navigation bar, kept plain behind its text: 1200 by 420 pixels. */
export const navbarGrounds: readonly Picture[] = [
  { name: "ground-bedrock", draw: bedrock, budget: 5_000 },
  { name: "ground-surface", draw: surface, budget: 7_000 },
];

function bedrock(): string {
  const signs = hatch("bedrock", {
    top: (x) => 100 + Math.sin(x / 90) * 10,
    bottom: () => height + 20,
    from: 0,
    to: width,
    seed: 71,
    scale: 1.4,
  });
  return picture({
    width,
    height,
    body: path("bedrock", `M0 0H${width}V${height}H0z`) + signs + at(1010, 300, object("crystals"), 1.3),
  });
}

function surface(): string {
  const ground = section({
    seed: 73,
    to: width + 20,
    top: 250,
    layers: { interface: 56, delivery: 58, platform: 120 },
    amplitude: 9,
    wavelength: 260,
  });
  const standing = Math.round(ground.surface(1050));
  return picture({ width, height, body: ground.body + at(1050, standing + 2, drillRig(180), 0.5) });
}
