import type { ReactNode } from "react";
import styles from "./field-pairs.module.css";

/** Fields two by two, one below the other where there is no room; a box for several lines takes the whole row. */
export function FieldPairs({ children }: { children: ReactNode }) {
  return <div className={styles.pairs}>{children}</div>;
}
