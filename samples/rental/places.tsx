import { SectionHeading } from "../../app/document/sections/section-heading.tsx";
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
      <SectionHeading
        id="places-title"
        label={
          <p className="depth">
            <b>{count}</b> {place}
          </p>
        }
        title={title}
        line="below"
      />
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
