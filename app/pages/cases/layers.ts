import type { Stratum } from "../../../content/layers.ts";
import { layers as layersOfTheStack } from "../../../content/layers.ts";

export interface Layer {
  stratum: Stratum;
  /** The name, such as "Platform". */
  name: string;
  /** The depth, such as "−22 m". */
  depth: string;
}

/** Sorted from the surface down. */
export const layers: readonly Layer[] = layersOfTheStack;

export const layerNames: readonly string[] = layers.map(({ name }) => name);

export function layerCalled(name: string): Layer | undefined {
  return layers.find((layer) => layer.name === name);
}
