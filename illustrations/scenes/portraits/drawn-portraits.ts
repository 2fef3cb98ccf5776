import type { Picture } from "../../engine/picture.ts";
import { type PortraitPlan, portrait } from "./portrait.ts";

/** People of the demo pages; those of the examples are in portraits.ts. */
const people: readonly (PortraitPlan & { name: string })[] = [
  {
    name: "tess",
    seed: 61,
    stratum: "platform",
    skin: "skin-sand",
    hair: { style: "bob", colour: "hair-grey" },
    glasses: "square",
    earrings: true,
    collar: "roll",
    cloth: "cloth-azure",
  },
  {
    name: "nell",
    seed: 67,
    stratum: "network",
    skin: "skin-umber",
    hair: { style: "curls", colour: "hair-black" },
    glasses: "round",
    collar: "hood",
    cloth: "cloth-green",
  },
];

export const drawnPortraits: readonly Picture[] = people.map(({ name, ...plan }) => ({
  name: `portrait-${name}`,
  draw: () => portrait(plan),
  budget: 2_500,
}));
