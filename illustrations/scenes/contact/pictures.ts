import type { Picture } from "../../engine/picture.ts";
import { contactGround } from "./ground.ts";
import { contactGroundMedium } from "./ground-medium.ts";
import { contactGroundWide, contactGroundWidest } from "./ground-wide.ts";

export const pictures: readonly Picture[] = [
  {
    name: "contact-ground-medium",
    draw: (skyline) => contactGround(contactGroundMedium, skyline),
    budget: 9_000,
  },
  {
    name: "contact-ground-wide",
    draw: (skyline) => contactGround(contactGroundWide, skyline),
    budget: 9_500,
  },
  {
    name: "contact-ground-widest",
    draw: (skyline) => contactGround(contactGroundWidest, skyline),
    budget: 15_000,
  },
];
