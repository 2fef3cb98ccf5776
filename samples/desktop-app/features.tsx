import fault from "drawing:log-fault";
import fossil from "drawing:log-fossil";
import strata from "drawing:log-strata";
import { SectionHeading } from "../../app/document/sections/section-heading.tsx";
import { desktopApp } from "../../content/pages/desktop-app.ts";
import styles from "./features.module.css";

const pictures = { strata, fault, fossil };

/** Three features: a large one, and beside it two smaller ones, which start lower down the page. */
export function DesktopAppFeatures() {
  const { ground, title, items } = desktopApp.features;
  return (
    <section className={`container ${styles.features}`} aria-labelledby="features">
      <SectionHeading id="features" ground={ground} title={title} className={styles.heading} />
      {items.map(({ picture, title, text }) => (
        <article key={picture} className={styles[picture]}>
          <img {...pictures[picture]} alt="" loading="lazy" />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </article>
      ))}
    </section>
  );
}
