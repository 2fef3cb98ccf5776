import { groundLabels } from "../../../content/ground-labels.ts";
import { home } from "../../../content/pages/home.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Button } from "../../../kit/button/button.tsx";
import { site } from "../../../site.config.ts";
import { GroundLabel } from "../../document/sections/ground-label.tsx";
import styles from "./hero.module.css";

/** The headline. The core beside it is part of the ground's picture. */
export function HomeHero() {
  return (
    <section className={`container ${styles.hero}`}>
      <GroundLabel {...groundLabels.home.head} />
      <h1>{site.tagline}</h1>
      <p className={`lead ${styles.services}`}>{home.services}</p>
      <p className={styles.ways}>
        <Button href={addresses.contact} color="success" variant="gradient" size="lg">
          {home.describe}
        </Button>
        <Button href={addresses.services} color="dark" variant="outline" size="lg">
          {home.seeServices}
        </Button>
      </p>
    </section>
  );
}
