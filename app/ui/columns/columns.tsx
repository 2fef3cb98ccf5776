import type { ReactNode } from "react";
import styles from "./columns.module.css";

export interface ColumnsProps {
  /** How much room each takes at least. */
  each?: "narrow" | "medium" | "wide";
  /** Every second one stands lower. For one row, or for two in a row. */
  stepped?: boolean;
  children: ReactNode;
}

/** Things side by side, equally wide; one below the other where there is no room. */
export function Columns({ each = "medium", stepped = false, children }: ColumnsProps) {
  const classes = [styles.columns, styles[each], stepped && styles.stepped];
  return (
    <div className={styles.frame}>
      <div className={classes.filter(Boolean).join(" ")}>{children}</div>
    </div>
  );
}
