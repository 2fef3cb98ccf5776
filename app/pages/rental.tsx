import { rental } from "../../content/rental.ts";
import { Island } from "../island.tsx";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../page-meta.ts";
import { islands } from "./rental.islands.ts";
import { RentalGuests } from "./rental-guests.tsx";
import { RentalHero } from "./rental-hero.tsx";
import { RentalPlaces } from "./rental-places.tsx";
import { RentalQuestions } from "./rental-questions.tsx";

export const meta = () => pageMeta(rental.head);

export const handle = {
  hydrate: "pages/rental.islands",
  depth: "−12 m",
  bodyClass: "rental grey-background",
  navbar: { transparent: true, action: { variant: "outline", color: "white" } },
} satisfies PageHandle;

/** A demo page: places to stay, each cut from the map. */
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
