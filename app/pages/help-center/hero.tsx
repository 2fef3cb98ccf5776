import helpGround from "drawing:help-ground";
import { help } from "../../../content/pages/help-center.ts";
import { supportHours } from "../../../contract/company-facts.ts";
import { PageHead } from "../../document/sections/page-head.tsx";
import { Scenery } from "../../document/sections/scenery.tsx";
import styles from "./hero.module.css";
import { HelpLines } from "./lines.tsx";

/** The opening hours and the contact details, beside a drawn core. */
export function HelpHero() {
  return (
    <section className={styles.hero} aria-labelledby="help">
      <PageHead
        className={`container ${styles.words}`}
        ground={help.ground}
        id="help"
        title={help.title}
        lead={`${help.hours} ${supportHours}.`}
      >
        <HelpLines />
      </PageHead>
      <Scenery of={helpGround} cut frame={styles.ground} fetchPriority="high" />
    </section>
  );
}
