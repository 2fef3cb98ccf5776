import { Island } from "../../app/browser/island.tsx";
import type { PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { rental } from "../../content/pages/rental.ts";
import { RentalGuests } from "./guests.tsx";
import { RentalHero } from "./hero.tsx";
import { RentalPlaces } from "./places.tsx";
import { RentalQuestions } from "./questions.tsx";
import { islands } from "./rental.islands.ts";

export const meta = pageMeta(rental.head);

export const layout = {
  hydrate: "samples/rental/rental.islands",
  depth: "−42 m",
  bodyClass: "rental grey-background",
  navbar: { transparent: true, action: { variant: "outline", color: "white" } },
} satisfies PageLayout;

/** A sample page: places to stay, each on a block of terrain. */
export default function Rental() {
  return (
    <>
      <RentalHero />
      <RentalPlaces />
      <RentalGuests />
      <RentalQuestions />
      <Island in={islands} name="RentalPostcard" />
    </>
  );
}
