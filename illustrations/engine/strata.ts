/** The layers of the stack, from the surface down. Each has a mark in the palette and a hatching. */
export type Stratum = "interface" | "delivery" | "platform" | "network" | "bedrock";
