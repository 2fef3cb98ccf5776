import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** Text of its own: paragraphs, lists, terms, links, words of code. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
