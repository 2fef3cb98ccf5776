import archipelago from "drawing:archipelago";
import { Island } from "../../app/browser/island.tsx";
import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { rental } from "../../content/pages/rental.ts";
import styles from "./hero.module.css";
import { islands } from "./rental.islands.ts";

/** Islands in a sea as wide as the page. The sea ends at the search fields, in a cross-section of the seabed. */
export function RentalHero() {
  const { ground, title, lead, demo } = rental;
  return (
    <div className={styles.hero}>
      <header className={styles.sea}>
        <div className={`container ${styles.words}`}>
          <GroundLabel {...ground} />
          <h1>{title}</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
        </div>
        <img className={styles.islands} {...archipelago} alt="" />
      </header>
      <div className={styles.cut}>
        <div className="container">
          <Island in={islands} name="RentalSearch" />
        </div>
      </div>
      <p className={`container mono ${styles.demo}`}>{demo}</p>
    </div>
  );
}
