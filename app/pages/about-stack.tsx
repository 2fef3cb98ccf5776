import { about } from "../../content/about.ts";
import medium from "../art/drawn/opened-stack-medium.svg";
import small from "../art/drawn/opened-stack-small.svg";
import wide from "../art/drawn/opened-stack-wide.svg";
import styles from "./about-stack.module.css";

/** The stack opened at an angle; the three names repeat the headline's phrases. */
export function AboutStack() {
  return (
    <div className={styles.stack}>
      <picture>
        <source media="(width < 992px)" srcSet={small} width="360" height="700" />
        <source media="(width < 1240px)" srcSet={medium} width="472" height="1040" />
        <img src={wide} width="520" height="1040" alt="" fetchPriority="high" />
      </picture>
      <ul className={`mono ${styles.names}`} aria-hidden="true">
        {about.drawing.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
