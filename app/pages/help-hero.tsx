import { help } from "../../content/help.ts";
import { site } from "../../site.config.ts";
import medium from "../art/drawn/help-ground-medium.svg";
import phone from "../art/drawn/help-ground-phone.svg";
import tablet from "../art/drawn/help-ground-tablet.svg";
import wide from "../art/drawn/help-ground-wide.svg";
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
        <source media="(width <= 560px)" srcSet={phone} width="560" height="330" />
        <source media="(width < 992px)" srcSet={tablet} width="991" height="432" />
        <source media="(width < 1240px)" srcSet={medium} width="1280" height="620" />
        <img src={wide} width="2560" height="620" alt="" fetchPriority="high" />
      </picture>
    </section>
  );
}
