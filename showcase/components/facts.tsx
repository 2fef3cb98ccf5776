import type { ReactNode } from "react";
import { Prose } from "../../kit/prose/prose.tsx";
import styles from "./facts.module.css";

/**
 * The description list around `Fact` and `KeyFacts`. It is in a separate file, because sidebars use
 * `KeyFacts` without these styles.
 */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Prose className={styles.facts}>
      <dl>{children}</dl>
    </Prose>
  );
}
