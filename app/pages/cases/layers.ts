import { layers } from "../../../content/layers.ts";

export type Layer = (typeof layers)[number];

export const layerNames: readonly string[] = layers.map(({ name }) => name);

export function layerCalled(name: string): Layer | undefined {
  return layers.find((layer) => layer.name === name);
}
