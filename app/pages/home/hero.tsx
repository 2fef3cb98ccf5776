import { home } from "../../../content/pages/home.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Button } from "../../../kit/button/button.tsx";
import { site } from "../../../site.config.ts";
import { PageHead } from "../../document/sections/page-head.tsx";
import styles from "./hero.module.css";

/** The headline. The core beside it is part of the picture in `HomeGround`. */
export function HomeHero() {
  return (
    <PageHead
      className={`container ${styles.hero}`}
      ground={home.ground}
      title={site.tagline}
      lead={home.services}
    >
      <p className={`actions ${styles.ways}`}>
        <Button href={addresses.contact} color="success" variant="gradient" size="lg">
          {home.describe}
        </Button>
        <Button href={addresses.services} color="dark" variant="outline" size="lg">
          {home.seeServices}
        </Button>
      </p>
    </PageHead>
  );
}
