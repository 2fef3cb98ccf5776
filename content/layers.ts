/**
 * The layers of the technology stack, from the top down, as named on pages, in cases and in drawings. Every chapter
 * heading of a case begins with one of these names.
 */
export const layers = [
  { stratum: "interface", code: "L5", name: "Interface", depth: "−4 m" },
  { stratum: "delivery", code: "L4", name: "Delivery", depth: "−12 m" },
  { stratum: "platform", code: "L3", name: "Platform", depth: "−22 m" },
  { stratum: "network", code: "L2", name: "Network", depth: "−32 m" },
  { stratum: "bedrock", code: "L1", name: "Bedrock", depth: "−40 m" },
] as const;

export type Stratum = (typeof layers)[number]["stratum"];
