import type { ReactNode } from "react";
import { Prose } from "../../kit/prose/prose.tsx";
import styles from "./facts.module.css";

/**
 * The description list around `Fact` and `KeyFacts`. It has a file of its own, because sidebars do not need its styles.
 */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Prose className={styles.facts}>
      <dl>{children}</dl>
    </Prose>
  );
}
