import { about } from "../../../content/pages/about-us.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Button } from "../../../kit/button/button.tsx";
import { TypedHeadline } from "../../../kit/typed-headline/typed-headline.tsx";
import { PageHead } from "../../document/sections/page-head.tsx";
import styles from "./hero.module.css";

/** The headline, typed phrase by phrase, and the sentence below it. */
export function AboutHero() {
  return (
    <PageHead
      className={styles.hero}
      ground={about.ground}
      title={<TypedHeadline phrases={about.phrases}>{about.headline}</TypedHeadline>}
      lead={about.line}
    >
      <p className={`actions ${styles.ways}`}>
        <Button href={addresses.contact} color="success" variant="gradient" size="lg">
          {about.describe}
        </Button>
        <Button href={addresses.services} color="dark" variant="outline" size="lg">
          {about.seeServices}
        </Button>
      </p>
    </PageHead>
  );
}
