import { at } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";
import type { Stratum } from "../../engine/strata.ts";
import { core } from "./core.ts";

type DiscPlan = {
  seed: number;
  /** Layers from the top, with their height in pixels. */
  layers: readonly (readonly [stratum: Stratum, height: number])[];
  radius?: number;
  /** A drawing on top, with the centre of the disc's top as the origin. */
  onTop?: string;
};

/** The symbol of a service: a slice of the core with things on top. 200 by 190 pixels. */
export function disc({ seed, layers, radius = 74, onTop = "" }: DiscPlan): string {
  const height = layers.reduce((sum, [, thickness]) => sum + thickness, 0);
  const slice = core({ id: "disc", x: 0, y: 0, radius, tilt: 0.36, segments: layers, seed, scale: 0.9 });
  const body = at(100, 144 - height, slice.body + onTop);
  return picture({ width: 200, height: 190, body, definitions: slice.definitions });
}
