import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** Running text: paragraphs, headings, lists and quotes. The first paragraph leads. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
