import { about } from "../../../content/pages/about-us.ts";
import medium from "../../../illustrations/drawn/opened-stack-medium.svg?picture";
import small from "../../../illustrations/drawn/opened-stack-small.svg?picture";
import wide from "../../../illustrations/drawn/opened-stack-wide.svg?picture";
import { PictureSource } from "../../document/picture.tsx";
import styles from "./stack.module.css";

/** The stack opened at an angle; the three names repeat the headline's phrases. */
export function AboutStack() {
  return (
    <div className={styles.stack}>
      <picture>
        <PictureSource media="(width < 62em)" {...small} />
        <PictureSource media="(width < 77.5em)" {...medium} />
        <img {...wide} alt="" fetchPriority="high" />
      </picture>
      <ul className={`mono ${styles.names}`} aria-hidden="true">
        {about.drawing.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
