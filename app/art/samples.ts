import { blogSections } from "./blog-sections.ts";
import { headerGround } from "./header-ground.ts";
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
];
