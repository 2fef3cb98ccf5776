import { entriesOf } from "./entries.ts";

/** The layers of the stack, from the surface down. Each has a mark in the palette and its own hatching. */
export const strata = ["interface", "delivery", "platform", "network", "bedrock"] as const;

export type Stratum = (typeof strata)[number];

/** The layers of a drawing from the top down, with thicknesses in pixels. Only the array form can repeat a layer. */
export type Layers = Readonly<Partial<Record<Stratum, number>>> | readonly Layer[];

type Layer = readonly [stratum: Stratum, thickness: number];

export function layersOf(layers: Layers): readonly Layer[] {
  return "map" in layers ? layers : entriesOf(layers);
}
