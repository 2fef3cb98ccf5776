import type { ReactNode } from "react";
import styles from "./counter-row.module.css";

/** Counter cards side by side, the first with the most room; one below the other where there is little. */
export function CounterRow({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
