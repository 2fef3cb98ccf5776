/** The layers of the stack, from the surface down. Each is a mark of the palette and a rock sign. */
export type Stratum = "interface" | "delivery" | "platform" | "network" | "bedrock";
