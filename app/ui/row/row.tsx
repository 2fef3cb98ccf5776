import type { ReactNode } from "react";
import styles from "./row.module.css";

export interface RowProps {
  /** Stands before the row, in the label's face. */
  label?: string;
  children: ReactNode;
}

/** Things side by side, breaking to the next line where there is no room. */
export function Row({ label, children }: RowProps) {
  return (
    <div className={styles.row}>
      {label && <span className={styles.label}>{label}</span>}
      {children}
    </div>
  );
}
