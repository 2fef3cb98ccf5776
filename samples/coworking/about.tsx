import { GroundLabel } from "../../app/document/ground-label.tsx";
import { coworking } from "../../content/pages/coworking.ts";
import styles from "./about.module.css";

const { ground, title, text, facts } = coworking.about;

/** Who rents the rooms out, and on which terms. */
export function CoworkingAbout() {
  return (
    <section id="about" className={`container ${styles.about}`} aria-labelledby="storey">
      <div className={styles.heading}>
        <GroundLabel {...ground} />
        <h2 id="storey">{title}</h2>
      </div>
      <div className={styles.text}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ name, fact }) => (
          <div key={name}>
            <dt className="mono">{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
