import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { coworking } from "../../content/pages/coworking.ts";
import { Button } from "../../kit/button/button.tsx";
import styles from "./hero.module.css";
import { CoworkingPicture } from "./picture.tsx";

/** The tagline above the roof of the house. */
export function CoworkingHero() {
  return (
    <section className={styles.hero} aria-labelledby="coworking">
      <div className={`container ${styles.words}`}>
        <GroundLabel {...coworking.ground} />
        <h1 id="coworking">{coworking.title}</h1>
        <p className={`lead ${styles.lead}`}>{coworking.lead}</p>
        <p className={styles.actions}>
          <Button href="#places" variant="gradient" color="success" size="lg">
            {coworking.getStarted}
          </Button>
          <Button href="#about" variant="outline" color="dark" size="lg">
            {coworking.readMore}
          </Button>
        </p>
      </div>
      <CoworkingPicture of="roof" />
    </section>
  );
}
