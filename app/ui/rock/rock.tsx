import type { ReactNode } from "react";
import styles from "./rock.module.css";

/** Dark ground in both themes, for what is made to stand on it. */
export function Rock({ children }: { children: ReactNode }) {
  return <div className={styles.rock}>{children}</div>;
}
