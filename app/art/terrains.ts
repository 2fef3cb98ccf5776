import type { Picture } from "./pictures.ts";
import { cityTerrain } from "./terrain-city.ts";
import { coastTerrain } from "./terrain-coast.ts";
import { desertTerrain } from "./terrain-desert.ts";
import { forestTerrain } from "./terrain-forest.ts";
import { islandTerrain } from "./terrain-island.ts";
import { lakeTerrain } from "./terrain-lake.ts";

/** Six places to stay, for the rental page and its cards. */
export const terrains: readonly Picture[] = [
  { name: "terrain-coast", draw: coastTerrain, budget: 5_000 },
  { name: "terrain-forest", draw: forestTerrain, budget: 5_000 },
  { name: "terrain-city", draw: cityTerrain, budget: 5_000 },
  { name: "terrain-desert", draw: desertTerrain, budget: 5_000 },
  { name: "terrain-lake", draw: lakeTerrain, budget: 5_500 },
  { name: "terrain-island", draw: islandTerrain, budget: 5_000 },
];
