import fault from "drawing:log-fault";
import fossil from "drawing:log-fossil";
import strata from "drawing:log-strata";
import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { desktopApp } from "../../content/pages/desktop-app.ts";
import styles from "./features.module.css";

const pictures = { strata, fault, fossil };

/** Three features: a large one, and two smaller ones beside it, set lower. */
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
