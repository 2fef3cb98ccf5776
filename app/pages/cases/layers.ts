import { layers as layersOfTheStack } from "../../../content/layers.ts";
import type { Stratum } from "../../../illustrations/engine/strata.ts";

export interface Layer {
  stratum: Stratum;
  /** Such as "Platform". */
  name: string;
  /** Such as "−22 m". */
  depth: string;
}

/** Sorted from the surface down. */
export const layers: readonly Layer[] = layersOfTheStack;

export const layerNames: readonly string[] = layers.map(({ name }) => name);

export function layerCalled(name: string): Layer | undefined {
  return layers.find((layer) => layer.name === name);
}
