import type { Picture } from "../../engine/picture.ts";
import { type PortraitPlan, portrait } from "./portrait.ts";

/** People of the company and of the sample pages; those of the examples are in portraits.ts. */
const people: readonly (PortraitPlan & { name: string })[] = [
  {
    name: "ruth",
    seed: 71,
    stratum: "interface",
    skin: "skin-honey",
    hair: { style: "short", colour: "hair-grey" },
    glasses: "round",
    collar: "shirt",
    cloth: "cloth-green",
  },
  {
    name: "dan",
    seed: 73,
    stratum: "platform",
    skin: "skin-sand",
    hair: { style: "curls", colour: "hair-brown" },
    beard: { length: "short", colour: "hair-brown" },
    collar: "round",
    cloth: "cloth-slate",
  },
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

export const pictures: readonly Picture[] = people.map(({ name, ...plan }) => ({
  name: `portrait-${name}`,
  draw: () => portrait(plan),
  budget: 2_500,
}));
