import edge from "drawing:bedrock-edge";
import clsx from "clsx";
import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import strata from "../../app/document/sections/strata.module.css";
import { coworking } from "../../content/pages/coworking.ts";
import { CoworkingPicture } from "./picture.tsx";
import styles from "./storeys.module.css";

const storeys = [
  ["quiet", "interface"],
  ["meeting", "delivery"],
  ["table", "platform"],
  ["street", "network"],
  ["cellar", "bedrock"],
] as const;

/** The storeys with their texts, and the edge of the rock below the cellar. */
export function CoworkingStoreys() {
  return (
    <div className={styles.house}>
      {storeys.map(([storey, stratum]) => {
        const { ground, title, text } = coworking.storeys[storey];
        return (
          <section
            key={storey}
            className={clsx(styles.storey, styles[storey], strata[stratum])}
            aria-labelledby={storey}
          >
            <div className="container">
              <div className={`${strata.words} ${styles.words}`}>
                <GroundLabel {...ground} />
                <h2 id={storey}>{title}</h2>
                <p>{text}</p>
              </div>
            </div>
            <CoworkingPicture of={storey} />
          </section>
        );
      })}
      <img className={`screen-only ${styles.edge}`} {...edge} alt="" loading="lazy" />
    </div>
  );
}
