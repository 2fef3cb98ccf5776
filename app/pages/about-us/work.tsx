import { about } from "../../../content/pages/about-us.ts";
import { GroundLabel } from "../../document/ground-label.tsx";
import styles from "./work.module.css";

const { ground, title, text, items } = about.work;

/** How a job goes, from the first mail to the last. */
export function AboutWork() {
  return (
    <section className={`container ${styles.work}`} aria-labelledby="work">
      <div className={styles.heading}>
        <GroundLabel {...ground} />
        <h2 id="work">{title}</h2>
        <p>{text}</p>
      </div>
      <ol className={styles.items}>
        {items.map((item, index) => (
          <li key={item.title}>
            <span className={`mono ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
