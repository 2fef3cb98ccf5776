import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { rental } from "../../content/pages/rental.ts";
import { Testimonial } from "../../kit/testimonial/testimonial.tsx";
import styles from "./guests.module.css";

/** Quotes of three guests; the first one is larger. */
export function RentalGuests() {
  const { ground, title, reviews } = rental.guests;
  return (
    <section className={`container ${styles.guests}`} aria-labelledby="guests">
      <GroundLabel {...ground} />
      <h2 id="guests">{title}</h2>
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
