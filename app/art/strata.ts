/** The layers of the stack, from the surface down. Each is a mark of the palette and a rock sign. */
export const strata = ["interface", "delivery", "platform", "network", "bedrock"] as const;

export type Stratum = (typeof strata)[number];
