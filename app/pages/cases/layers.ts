import { home } from "../../../content/pages/home.ts";
import type { Stratum } from "../../../illustrations/engine/strata.ts";

export interface Layer {
  stratum: Stratum;
  /** As the home page names it: "Platform". */
  name: string;
  /** How deep it lies there: "−22 m". */
  depth: string;
}

/** The layers of the stack as the home page has them, from the surface down. */
export const layers: readonly Layer[] = (
  ["interface", "delivery", "platform", "network", "bedrock"] as const
).map((stratum, index) => ({
  stratum,
  name: home.layers[index]?.name ?? stratum,
  depth: home.layers[index]?.depth ?? "",
}));

export const layerNames: readonly string[] = layers.map(({ name }) => name);

export function layerCalled(name: string): Layer | undefined {
  return layers.find((layer) => layer.name === name);
}
