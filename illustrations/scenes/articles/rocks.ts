import type { Picture } from "../../engine/picture.ts";
import { type Shares, thinSection } from "../../objects/rock/thin-section.ts";

type Rock = { name: string; seed: number; grains: number; garnet: readonly [number, number]; shares: Shares };

/** What articles are known by in lists and on cards: 640 by 400 pixels. */
const rocks: readonly Rock[] = [
  {
    name: "basalt",
    seed: 211,
    grains: 64,
    garnet: [220, 170],
    shares: [
      ["quartz", 0.3],
      ["delivery", 0.26],
      ["interface", 0.2],
      ["network", 0.14],
      ["ore", 0.1],
    ],
  },
  {
    name: "gneiss",
    seed: 223,
    grains: 110,
    garnet: [450, 130],
    shares: [
      ["interface", 0.4],
      ["mica", 0.24],
      ["quartz", 0.24],
      ["ore", 0.12],
    ],
  },
  {
    name: "gabbro",
    seed: 227,
    grains: 56,
    garnet: [340, 250],
    shares: [
      ["platform", 0.44],
      ["feldspar", 0.3],
      ["quartz", 0.2],
      ["ore", 0.06],
    ],
  },
  {
    name: "schist",
    seed: 229,
    grains: 130,
    garnet: [170, 270],
    shares: [
      ["network", 0.34],
      ["mica", 0.28],
      ["quartz", 0.22],
      ["delivery", 0.16],
    ],
  },
];

export const articleRocks: readonly Picture[] = rocks.map(({ name, ...rock }) => ({
  name: `article-${name}`,
  draw: () => thinSection({ width: 640, height: 400, ...rock }),
  budget: 9_000,
}));
