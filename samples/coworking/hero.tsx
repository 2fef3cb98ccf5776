import { PageHead } from "../../app/document/sections/page-head.tsx";
import { coworking } from "../../content/pages/coworking.ts";
import { Button } from "../../kit/button/button.tsx";
import styles from "./hero.module.css";
import { CoworkingPicture } from "./picture.tsx";

/** The tagline above the roof of the house. */
export function CoworkingHero() {
  return (
    <section className={styles.hero} aria-labelledby="coworking">
      <PageHead className={`container ${styles.words}`} id="coworking" {...coworking}>
        <p className={`actions ${styles.actions}`}>
          <Button href="#places" variant="gradient" color="success" size="lg">
            {coworking.getStarted}
          </Button>
          <Button href="#about" variant="outline" color="dark" size="lg">
            {coworking.readMore}
          </Button>
        </p>
      </PageHead>
      <CoworkingPicture of="roof" />
    </section>
  );
}
