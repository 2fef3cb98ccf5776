import { blogSections } from "./blog-sections.ts";
import { boreLog } from "./bore-log.ts";
import { boreMap } from "./bore-map.ts";
import { coreSample } from "./core-sample.ts";
import { headerGround } from "./header-ground.ts";
import { headerLamps, lampRoom } from "./lamp-room.ts";
import { layerBands } from "./layer-bands.ts";
import { navbarGrounds } from "./navbar-grounds.ts";
import type { Picture } from "./pictures.ts";
import { portraits } from "./portraits.ts";
import { terrains } from "./terrains.ts";

/** Pictures for examples and demo pages, which name them by their address: `/samples/<name>.svg`. */
export const samples: readonly Picture[] = [
  ...portraits,
  ...terrains,
  ...blogSections,
  ...navbarGrounds,
  ...layerBands,
  { name: "header-ground", draw: headerGround, budget: 9_000 },
  { name: "header-lamps", draw: () => lampRoom(headerLamps), budget: 3_000 },
  { name: "core", draw: coreSample, budget: 3_000 },
  { name: "bore-log", draw: boreLog, budget: 5_000 },
  { name: "bore-map", draw: boreMap, budget: 9_000 },
];
