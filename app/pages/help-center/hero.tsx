import helpGround from "drawing:help-ground";
import { help } from "../../../content/pages/help-center.ts";
import { supportHours } from "../../../contract/company-facts.ts";
import { GroundLabel } from "../../document/sections/ground-label.tsx";
import { Scenery } from "../../document/sections/scenery.tsx";
import styles from "./hero.module.css";
import { HelpLines } from "./lines.tsx";

/** The opening hours and the contacts, beside the core. */
export function HelpHero() {
  return (
    <section className={styles.hero} aria-labelledby="help">
      <div className={`container ${styles.words}`}>
        <GroundLabel {...help.ground} />
        <h1 id="help">{help.title}</h1>
        <p className={`lead ${styles.hours}`}>
          {help.hours} {supportHours}.
        </p>
        <HelpLines />
      </div>
      <Scenery of={helpGround} cut frame={styles.ground} fetchPriority="high" />
    </section>
  );
}
