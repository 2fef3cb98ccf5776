import type { Picture } from "../../engine/picture.ts";
import { type PortraitPlan, portrait } from "./portrait.ts";

/** The portraits of the company's people and of the people on the sample pages. */
export const pictures = drawn({
  ruth: {
    seed: 71,
    stratum: "interface",
    skin: "skin-honey",
    hair: { style: "short", colour: "hair-grey" },
    glasses: "round",
    collar: "shirt",
    cloth: "cloth-green",
  },
  dan: {
    seed: 73,
    stratum: "platform",
    skin: "skin-sand",
    hair: { style: "curls", colour: "hair-brown" },
    beard: { length: "short", colour: "hair-brown" },
    collar: "round",
    cloth: "cloth-slate",
  },
  tess: {
    seed: 61,
    stratum: "platform",
    skin: "skin-sand",
    hair: { style: "bob", colour: "hair-grey" },
    glasses: "square",
    earrings: true,
    collar: "roll",
    cloth: "cloth-azure",
  },
  nell: {
    seed: 67,
    stratum: "network",
    skin: "skin-umber",
    hair: { style: "curls", colour: "hair-black" },
    glasses: "round",
    collar: "hood",
    cloth: "cloth-green",
  },
});

/** The people in the showcase's examples. */
export const portraits = drawn({
  mira: {
    seed: 5,
    stratum: "interface",
    skin: "skin-sand",
    hair: { style: "bun", colour: "hair-copper" },
    glasses: "round",
    collar: "roll",
    cloth: "cloth-accent",
  },
  tomas: {
    seed: 11,
    stratum: "platform",
    skin: "skin-honey",
    hair: { style: "short", colour: "hair-brown" },
    beard: { length: "short", colour: "hair-brown" },
    collar: "shirt",
    cloth: "cloth-green",
  },
  amara: {
    seed: 17,
    stratum: "delivery",
    skin: "skin-ebony",
    hair: { style: "curls", colour: "hair-black" },
    earrings: true,
    collar: "round",
    cloth: "cloth-ochre",
  },
  jun: {
    seed: 23,
    stratum: "network",
    skin: "skin-porcelain",
    hair: { style: "bob", colour: "hair-black" },
    collar: "hood",
    cloth: "cloth-azure",
  },
  otto: {
    seed: 29,
    stratum: "interface",
    skin: "skin-porcelain",
    hair: { style: "bald", colour: "hair-grey" },
    beard: { length: "full", colour: "hair-grey" },
    glasses: "square",
    collar: "round",
    cloth: "cloth-slate",
  },
  layla: {
    seed: 37,
    stratum: "platform",
    skin: "skin-bronze",
    hair: { style: "scarf", colour: "cloth-green" },
    collar: "round",
    cloth: "cloth-azure",
  },
  harpreet: {
    seed: 41,
    stratum: "delivery",
    skin: "skin-bronze",
    hair: { style: "turban", colour: "cloth-accent" },
    beard: { length: "full", colour: "hair-black" },
    collar: "shirt",
    cloth: "cloth-slate",
  },
  ines: {
    seed: 43,
    stratum: "network",
    skin: "skin-umber",
    hair: { style: "long", colour: "hair-grey" },
    collar: "shirt",
    cloth: "cloth-ochre",
  },
});

function drawn(people: Readonly<Record<string, PortraitPlan>>): Picture[] {
  return Object.entries(people).map(([name, plan]) => ({
    name: `portrait-${name}`,
    draw: () => portrait(plan),
    budget: 2_500,
  }));
}
