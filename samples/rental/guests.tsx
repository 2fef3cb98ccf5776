import { SectionHeading } from "../../app/document/sections/section-heading.tsx";
import { rental } from "../../content/pages/rental.ts";
import { Testimonial } from "../../kit/testimonial/testimonial.tsx";
import styles from "./guests.module.css";

/** Quotes from three guests, the first one larger. */
export function RentalGuests() {
  const { ground, title, reviews } = rental.guests;
  return (
    <section className={`container ${styles.guests}`} aria-labelledby="guests">
      <SectionHeading id="guests" ground={ground} title={title} />
      <ul className={styles.reviews}>
        {reviews.map(({ portrait, ...review }) => (
          <li key={review.name}>
            <Testimonial {...review} image={`/samples/portrait-${portrait}.svg`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
