import type { ReactNode } from "react";
import styles from "./split.module.css";

export interface SplitProps {
  /** Which half gets more room. */
  wide?: "first" | "second";
  /** An ink line over both. */
  line?: boolean;
  children: ReactNode;
}

/** Two things beside each other, unevenly; one below the other where there is no room. */
export function Split({ wide = "second", line = false, children }: SplitProps) {
  return (
    <div className={styles.frame}>
      <div className={[styles.split, styles[wide], line && styles.line].filter(Boolean).join(" ")}>
        {children}
      </div>
    </div>
  );
}

/** Words that stand together: a heading and what follows it. */
export function Words({ children }: { children: ReactNode }) {
  return <div className={styles.words}>{children}</div>;
}
