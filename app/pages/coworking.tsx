import { coworking } from "../../content/coworking.ts";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../page-meta.ts";
import { CoworkingAbout } from "./coworking-about.tsx";
import { CoworkingGuest } from "./coworking-guest.tsx";
import { CoworkingHero } from "./coworking-hero.tsx";
import { CoworkingPlaces } from "./coworking-places.tsx";
import { CoworkingStart } from "./coworking-start.tsx";
import { CoworkingStoreys } from "./coworking-storeys.tsx";

export const meta = () => pageMeta(coworking.head);

export const handle = {
  depth: "−48 m",
  navbar: { transparent: true, darkText: true, action: { variant: "outline", color: "dark" } },
} satisfies PageHandle;

/** A demo page: a house of desks, cut open from its roof to its cellar. */
export default function Coworking() {
  return (
    <>
      <CoworkingHero />
      <CoworkingStoreys />
      <CoworkingGuest />
      <CoworkingAbout />
      <CoworkingPlaces />
      <CoworkingStart />
    </>
  );
}
