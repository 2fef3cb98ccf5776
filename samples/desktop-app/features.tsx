import { GroundLabel } from "../../app/document/ground-label.tsx";
import { desktopApp } from "../../content/pages/desktop-app.ts";
import fault from "../../illustrations/drawn/log-fault.svg?picture";
import fossil from "../../illustrations/drawn/log-fossil.svg?picture";
import strata from "../../illustrations/drawn/log-strata.svg?picture";
import styles from "./features.module.css";

const pictures = { strata, fault, fossil };

/** Three things it does: one large, two beside it, begun lower. */
export function DesktopAppFeatures() {
  const { ground, title, items } = desktopApp.features;
  return (
    <section className={`container ${styles.features}`} aria-labelledby="features">
      <div className={styles.heading}>
        <GroundLabel {...ground} />
        <h2 id="features">{title}</h2>
      </div>
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
