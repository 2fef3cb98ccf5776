import type { ReactNode } from "react";
import styles from "./split.module.css";

export interface SplitProps {
  /** Which half gets more room. */
  wide?: "first" | "second";
  /** Where the lower one of two unequal halves stands: at the top, or on the same ground line. */
  align?: "start" | "end";
  /** An ink line over both. */
  line?: boolean;
  children: ReactNode;
}

/** Two things beside each other, unevenly; one below the other where there is no room. */
export function Split({ wide = "second", align = "start", line = false, children }: SplitProps) {
  return (
    <div className={styles.frame}>
      <div
        className={[styles.split, styles[wide], styles[align], line && styles.line].filter(Boolean).join(" ")}
      >
        {children}
      </div>
    </div>
  );
}

/** Words that stand together: a heading and what follows it. */
export function Words({ children }: { children: ReactNode }) {
  return <div className={styles.words}>{children}</div>;
}
