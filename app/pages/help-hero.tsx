import { help } from "../../content/help.ts";
import { site } from "../../site.config.ts";
import medium from "../art/drawn/help-ground-medium.svg?picture";
import phone from "../art/drawn/help-ground-phone.svg?picture";
import tablet from "../art/drawn/help-ground-tablet.svg?picture";
import wide from "../art/drawn/help-ground-wide.svg?picture";
import { PictureSource } from "../picture.tsx";
import styles from "./help-hero.module.css";
import { HelpLines } from "./help-lines.tsx";

/** When somebody is there, and the lines to them, on the surface beside the core. */
export function HelpHero() {
  return (
    <section className={styles.hero} aria-labelledby="help">
      <div className={`container ${styles.words}`}>
        <p className="depth">
          <b>{help.depth}</b> {help.place}
        </p>
        <h1 id="help">{help.title}</h1>
        <p className={`lead ${styles.hours}`}>
          {help.hours} {site.supportHours}.
        </p>
        <HelpLines />
      </div>
      <picture className={styles.ground}>
        <PictureSource media="(width <= 560px)" {...phone} />
        <PictureSource media="(width < 992px)" {...tablet} />
        <PictureSource media="(width < 1240px)" {...medium} />
        <img {...wide} alt="" fetchPriority="high" />
      </picture>
    </section>
  );
}
