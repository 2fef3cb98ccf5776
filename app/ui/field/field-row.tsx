import type { ReactNode } from "react";
import styles from "./field-row.module.css";

/** A field and the button that goes with it, side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
