import type { ReactNode } from "react";
import styles from "./stack.module.css";

/** Things one below the other, each as wide as there is room. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
