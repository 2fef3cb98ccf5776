import edge from "drawing:bedrock-edge";
import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { coworking } from "../../content/pages/coworking.ts";
import { CoworkingPicture } from "./picture.tsx";
import styles from "./storeys.module.css";

const storeys = ["quiet", "meeting", "table", "street", "cellar"] as const;

/** The contents of each floor; the rock ends below the cellar. */
export function CoworkingStoreys() {
  return (
    <div className={styles.house}>
      {storeys.map((storey) => {
        const { ground, title, text } = coworking.storeys[storey];
        return (
          <section key={storey} className={`${styles.storey} ${styles[storey]}`} aria-labelledby={storey}>
            <div className="container">
              <div className={styles.words}>
                <GroundLabel {...ground} />
                <h2 id={storey}>{title}</h2>
                <p>{text}</p>
              </div>
            </div>
            <CoworkingPicture of={storey} />
          </section>
        );
      })}
      <img className={styles.edge} {...edge} alt="" loading="lazy" />
    </div>
  );
}
