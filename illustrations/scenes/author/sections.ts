import type { Picture } from "../../engine/picture.ts";
import { type Shares, thinSection } from "../../objects/rock/thin-section.ts";

type Rock = { name: string; seed: number; grains: number; garnet: readonly [number, number]; shares: Shares };

/** Rocks for the posts of the author, from fine-grained to coarse: 640 by 400 pixels. */
const rocks: readonly Rock[] = [
  {
    name: "outbox",
    seed: 71,
    grains: 60,
    garnet: [210, 170],
    shares: [
      ["quartz", 0.3],
      ["network", 0.24],
      ["interface", 0.2],
      ["delivery", 0.14],
      ["ore", 0.12],
    ],
  },
  {
    name: "basalt",
    seed: 73,
    grains: 150,
    garnet: [470, 120],
    shares: [
      ["mica", 0.4],
      ["ore", 0.28],
      ["delivery", 0.2],
      ["network", 0.12],
    ],
  },
  {
    name: "marble",
    seed: 79,
    grains: 44,
    garnet: [330, 250],
    shares: [
      ["quartz", 0.5],
      ["feldspar", 0.34],
      ["platform", 0.16],
    ],
  },
  {
    name: "gneiss",
    seed: 83,
    grains: 110,
    garnet: [150, 280],
    shares: [
      ["interface", 0.34],
      ["mica", 0.3],
      ["quartz", 0.24],
      ["ore", 0.12],
    ],
  },
  {
    name: "dolerite",
    seed: 89,
    grains: 84,
    garnet: [500, 280],
    shares: [
      ["ore", 0.36],
      ["network", 0.3],
      ["feldspar", 0.2],
      ["mica", 0.14],
    ],
  },
  {
    name: "sandstone",
    seed: 97,
    grains: 130,
    garnet: [260, 110],
    shares: [
      ["platform", 0.52],
      ["quartz", 0.24],
      ["feldspar", 0.18],
      ["ore", 0.06],
    ],
  },
];

export const authorSections: readonly Picture[] = [
  ...rocks.map(({ name, ...rock }) => ({
    name: `author-${name}`,
    draw: () => thinSection({ width: 640, height: 400, ...rock }),
    budget: 9_000,
  })),
  {
    name: "author-slide-phone",
    draw: () => thinSection({ seed: 103, width: 700, height: 190, grains: 76, garnet: [480, 92] }),
    budget: 7_000,
  },
  {
    name: "author-slide-wide",
    draw: () => thinSection({ seed: 107, width: 2560, height: 340, grains: 300, garnet: [1560, 170] }),
    budget: 22_000,
  },
];
