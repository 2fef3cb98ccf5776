import type { Picture } from "../../engine/picture.ts";
import { thinSection } from "../../objects/rock/thin-section.ts";
import { homeGround } from "./ground.ts";
import { homeGroundMedium } from "./ground-medium.ts";
import { homeGroundPhone } from "./ground-phone.ts";
import { homeGroundTablet } from "./ground-tablet.ts";
import { homeGroundWide, homeGroundWidest } from "./ground-wide.ts";

export const pictures: readonly Picture[] = [
  {
    name: "home-ground-phone",
    media: "(width <= 35em)",
    draw: () => homeGround(homeGroundPhone),
    budget: 15_000,
  },
  { name: "home-ground-tablet", draw: () => homeGround(homeGroundTablet), budget: 20_000 },
  { name: "home-ground-medium", draw: () => homeGround(homeGroundMedium), budget: 20_000 },
  { name: "home-ground-wide", draw: () => homeGround(homeGroundWide), budget: 20_000 },
  { name: "home-ground-widest", draw: () => homeGround(homeGroundWidest), budget: 30_000 },
  {
    name: "thin-section-logs",
    draw: () => thinSection({ seed: 19, width: 1500, height: 470, grains: 210, garnet: [1046, 232] }),
    budget: 14_000,
  },
  {
    name: "thin-section-logs-phone",
    media: "(width <= 35em)",
    draw: () => thinSection({ seed: 23, width: 560, height: 260, grains: 70, garnet: [236, 128] }),
    budget: 6_000,
  },
];
