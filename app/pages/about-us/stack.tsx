import openedStack from "drawing:opened-stack";
import { about } from "../../../content/pages/about-us.ts";
import { Drawing } from "../../document/picture.tsx";
import styles from "./stack.module.css";

/** An exploded view of the stack. Its three labels repeat the headline's phrases. */
export function AboutStack() {
  return (
    <div className={styles.stack}>
      <Drawing of={openedStack} fetchPriority="high" />
      <ul className={`mono ${styles.names}`} aria-hidden="true">
        {about.drawing.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
