import frontStep from "drawing:front-step";
import { Island } from "../../app/browser/island.tsx";
import type { PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { HeadedSection } from "../../app/document/sections/headed-section.tsx";
import { Questions } from "../../app/document/sections/questions.tsx";
import { SectionHeading } from "../../app/document/sections/section-heading.tsx";
import { rental } from "../../content/pages/rental.ts";
import { Testimonial } from "../../kit/testimonial/testimonial.tsx";
import { RentalHero } from "./hero.tsx";
import { RentalPlaces } from "./places.tsx";
import { islands } from "./rental.islands.ts";
import styles from "./rental.module.css";

export const meta = pageMeta(rental.head);

export const layout = {
  hydrate: "samples/rental/rental.islands",
  depth: "−42 m",
  bodyClass: "rental grey-background",
  navbar: { transparent: true, action: { variant: "outline", color: "white" } },
} satisfies PageLayout;

/** A sample page: places to stay, each on a block of terrain. */
export default function Rental() {
  const { guests, questions } = rental;
  return (
    <>
      <RentalHero />
      <RentalPlaces />
      <section className={`container ${styles.guests}`} aria-labelledby="guests">
        <SectionHeading id="guests" ground={guests.ground} title={guests.title} />
        <ul className={styles.reviews}>
          {guests.reviews.map(({ portrait, ...review }) => (
            <li key={review.name}>
              <Testimonial {...review} image={`/samples/portrait-${portrait}.svg`} />
            </li>
          ))}
        </ul>
      </section>
      <HeadedSection
        id="questions"
        {...questions}
        under={<img className={styles.step} {...frontStep} alt="" loading="lazy" />}
        wide
        className={styles.questions}
      >
        <Questions items={questions.items} />
      </HeadedSection>
      <Island in={islands} name="RentalPostcard" />
    </>
  );
}
