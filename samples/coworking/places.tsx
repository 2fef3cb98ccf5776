import bank from "drawing:coworking-bank";
import boatShed from "drawing:coworking-boat-shed";
import carriageShed from "drawing:coworking-carriage-shed";
import terrace from "drawing:coworking-terrace";
import tower from "drawing:coworking-tower";
import woolStore from "drawing:coworking-wool-store";
import { SectionHeading } from "../../app/document/sections/section-heading.tsx";
import { coworking } from "../../content/pages/coworking.ts";
import styles from "./places.module.css";

const pictures = {
  "wool-store": woolStore,
  terrace,
  tower,
  "boat-shed": boatShed,
  bank,
  "carriage-shed": carriageShed,
} as const;

const { ground, title, note, items, perDay } = coworking.places;

/** Six buildings in cross-section. The rooms for rent are in colour. */
export function CoworkingPlaces() {
  return (
    <section id="places" className={`container ${styles.places}`} aria-labelledby="six">
      <SectionHeading id="six" ground={ground} title={title} text={note} line="below" />
      <div className={styles.cards}>
        {items.map(({ picture, alt, where, desks, title, text, price }) => (
          <article key={picture} className={styles.card} aria-labelledby={picture}>
            <img {...pictures[picture]} alt={alt} loading="lazy" />
            <p className="mono">
              {where} • {desks}
            </p>
            <h3 id={picture}>{title}</h3>
            <p>{text}</p>
            <p className={styles.price}>
              <b>{price}</b> {perDay}
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}
