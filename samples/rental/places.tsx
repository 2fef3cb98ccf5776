import { rental } from "../../content/pages/rental.ts";
import { Pagination } from "../../kit/pagination/pagination.tsx";
import { RentalCard } from "../../kit/rental-card/rental-card.tsx";
import styles from "./places.module.css";
import { contactAnchor } from "./postcard.tsx";

const placesAnchor = "places";

/** Six places, which link to the form below. */
export function RentalPlaces() {
  const { count, place, title, items, pages } = rental.places;
  return (
    <section id={placesAnchor} className={`container ${styles.places}`} aria-labelledby="places-title">
      <div className={styles.head}>
        <p className="depth">
          <b>{count}</b> {place}
        </p>
        <h2 id="places-title">{title}</h2>
      </div>
      <ul className={styles.cards}>
        {items.map(({ picture, price, ...item }) => (
          <li key={picture}>
            <RentalCard
              {...item}
              image={`/samples/terrain-${picture}.svg`}
              action={{ label: `From $${price} / Night`, href: `#${contactAnchor}` }}
            />
          </li>
        ))}
      </ul>
      <div className={styles.pages}>
        <Pagination
          label={pages.label}
          pages={pages.count}
          current={pages.current}
          href={() => `#${placesAnchor}`}
        />
      </div>
    </section>
  );
}
