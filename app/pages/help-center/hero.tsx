import { help } from "../../../content/pages/help-center.ts";
import { supportHours } from "../../../contract/company-facts.ts";
import medium from "../../../illustrations/drawn/help-ground-medium.svg?picture";
import phone from "../../../illustrations/drawn/help-ground-phone.svg?picture";
import tablet from "../../../illustrations/drawn/help-ground-tablet.svg?picture";
import wide from "../../../illustrations/drawn/help-ground-wide.svg?picture";
import { GroundLabel } from "../../document/ground-label.tsx";
import { PictureSource } from "../../document/picture.tsx";
import styles from "./hero.module.css";
import { HelpLines } from "./lines.tsx";

/** When somebody is there, and the lines to them, on the surface beside the core. */
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
      <picture className={styles.ground}>
        <PictureSource media="(width <= 35em)" {...phone} />
        <PictureSource media="(width < 62em)" {...tablet} />
        <PictureSource media="(width < 77.5em)" {...medium} />
        <img {...wide} alt="" fetchPriority="high" />
      </picture>
    </section>
  );
}
