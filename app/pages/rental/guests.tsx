import { rental } from "../../../content/pages/rental.ts";
import { Testimonial } from "../../ui/testimonial/testimonial.tsx";
import styles from "./guests.module.css";

/** What three guests wrote. The first one is louder. */
export function RentalGuests() {
  const { depth, place, title, reviews } = rental.guests;
  return (
    <section className={`container ${styles.guests}`} aria-labelledby="guests">
      <p className="depth">
        <b>{depth}</b> {place}
      </p>
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
