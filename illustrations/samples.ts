import type { Picture } from "./engine/picture.ts";
import { coreSample } from "./objects/core/core-sample.ts";
import { figureSamples } from "./scenes/figures/figures.ts";
import { portraits } from "./scenes/portraits/portraits.ts";
import { headerLamps, lampRoom } from "./scenes/pricing/lamp-room.ts";
import { blogSections } from "./scenes/showcase/blog-sections.ts";
import { boreLog } from "./scenes/showcase/bore-log.ts";
import { boreMap } from "./scenes/showcase/bore-map.ts";
import { boreSection } from "./scenes/showcase/bore-section.ts";
import { headerGround } from "./scenes/showcase/header-ground.ts";
import { lamp } from "./scenes/showcase/lamp.ts";
import { layerBands } from "./scenes/showcase/layer-bands.ts";
import { layerColumn } from "./scenes/showcase/layer-column.ts";
import { navbarGrounds } from "./scenes/showcase/navbar-grounds.ts";
import { terrains } from "./scenes/terrains/terrains.ts";

/** The pictures that are served at a fixed path, `/samples/<name>.svg`, for use in example code. */
export const samples: readonly Picture[] = [
  ...portraits,
  ...terrains,
  ...blogSections,
  ...figureSamples,
  ...navbarGrounds,
  ...layerBands,
  { name: "header-ground", draw: headerGround, budget: 9_000 },
  { name: "header-lamps", draw: () => lampRoom(headerLamps), budget: 3_000 },
  { name: "lamp", draw: lamp, budget: 3_000 },
  { name: "core", draw: coreSample, budget: 3_000 },
  { name: "layer-column", draw: layerColumn, budget: 2_000 },
  { name: "bore-log", draw: boreLog, budget: 5_000 },
  { name: "bore-map", draw: boreMap, budget: 9_000 },
  { name: "bore-section", draw: boreSection, budget: 9_000 },
];
