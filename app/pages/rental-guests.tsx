import { rental } from "../../content/rental.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Rating } from "../ui/rating.tsx";
import styles from "./rental-guests.module.css";

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
        {reviews.map(({ name, username, portrait, rating, review }) => (
          <li key={name}>
            <figure>
              <Rating rating={rating} />
              <blockquote>
                <p>{review}</p>
              </blockquote>
              <figcaption>
                <Avatar image={`/samples/portrait-${portrait}.svg`} alt="" size="lg" />
                <span>
                  <b>{name}</b> <span>{username}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
