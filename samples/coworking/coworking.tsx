import { outlinedNavbar, type PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { coworking } from "../../content/pages/coworking.ts";
import { CoworkingAbout } from "./about.tsx";
import { CoworkingGuest } from "./guest.tsx";
import { CoworkingHero } from "./hero.tsx";
import { CoworkingPlaces } from "./places.tsx";
import { CoworkingStart } from "./start.tsx";
import { CoworkingStoreys } from "./storeys.tsx";

export const meta = pageMeta(coworking.head);

export const layout = { depth: "−48 m", navbar: outlinedNavbar } satisfies PageLayout;

/** A sample page: a cross-section of a coworking house, from its roof to its cellar. */
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
