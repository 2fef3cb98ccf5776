import { picture } from "../../engine/picture.ts";
import { core } from "./core.ts";

/** A complete core of all five layers with a torn lower end, for dialogs and empty states. */
export function coreSample(): string {
  const body = core({
    id: "core",
    x: 66,
    y: 22,
    radius: 62,
    tilt: 0.26,
    segments: { interface: 36, delivery: 38, platform: 40, network: 38, bedrock: 34 },
    seed: 2,
    torn: true,
  });
  return picture({ width: 132, height: 231, body });
}
