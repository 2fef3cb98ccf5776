import type { ReactNode } from "react";
import styles from "./columns.module.css";

/** Things side by side, equally wide; one below the other where there is no room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
