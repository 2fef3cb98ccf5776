import { bedrockEdge, bedrockHatch } from "./bedrock.ts";
import { coreSample } from "./core-sample.ts";
import { homeGroundMedium } from "./home-ground-medium.ts";
import { homeGroundPhone } from "./home-ground-phone.ts";
import { homeGroundTablet } from "./home-ground-tablet.ts";
import { homeGroundWide, homeGroundWidest } from "./home-ground-wide.ts";
import { consultingDisc, devopsDisc, engineeringDisc, softwareDisc } from "./service-discs.ts";
import { thinSection } from "./thin-section.ts";

export type Picture = {
  name: string;
  draw: () => string;
  /** Most bytes after brotli. */
  budget: number;
};

/** Every picture that is a file of its own: `draw.ts` writes it to `drawn/<name>.svg`. */
export const pictures: readonly Picture[] = [
  { name: "bedrock-edge", draw: bedrockEdge, budget: 1_000 },
  { name: "bedrock-hatch", draw: bedrockHatch, budget: 3_000 },
  { name: "core-sample", draw: coreSample, budget: 3_000 },
  { name: "home-ground-phone", draw: homeGroundPhone, budget: 15_000 },
  { name: "home-ground-tablet", draw: homeGroundTablet, budget: 20_000 },
  { name: "home-ground-medium", draw: homeGroundMedium, budget: 20_000 },
  { name: "home-ground-wide", draw: homeGroundWide, budget: 20_000 },
  { name: "home-ground-widest", draw: homeGroundWidest, budget: 30_000 },
  { name: "disc-software", draw: softwareDisc, budget: 4_000 },
  { name: "disc-engineering", draw: engineeringDisc, budget: 4_000 },
  { name: "disc-devops", draw: devopsDisc, budget: 4_000 },
  { name: "disc-consulting", draw: consultingDisc, budget: 4_000 },
  {
    name: "thin-section-logs",
    draw: () => thinSection({ seed: 19, width: 1500, height: 470, grains: 210, garnet: [1046, 232] }),
    budget: 14_000,
  },
  {
    name: "thin-section-logs-phone",
    draw: () => thinSection({ seed: 23, width: 560, height: 260, grains: 70, garnet: [236, 128] }),
    budget: 6_000,
  },
];
