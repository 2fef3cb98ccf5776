import type { Picture } from "../../engine/picture.ts";
import { cityTerrain } from "./city.ts";
import { coastTerrain } from "./coast.ts";
import { desertTerrain } from "./desert.ts";
import { forestTerrain } from "./forest.ts";
import { islandTerrain } from "./island.ts";
import { lakeTerrain } from "./lake.ts";

/** The terrains of six places to stay, for the rental page and its cards. */
export const terrains: readonly Picture[] = [
  { name: "terrain-coast", draw: coastTerrain, budget: 5_000 },
  { name: "terrain-forest", draw: forestTerrain, budget: 5_000 },
  { name: "terrain-city", draw: cityTerrain, budget: 5_000 },
  { name: "terrain-desert", draw: desertTerrain, budget: 5_000 },
  { name: "terrain-lake", draw: lakeTerrain, budget: 5_500 },
  { name: "terrain-island", draw: islandTerrain, budget: 5_000 },
];
