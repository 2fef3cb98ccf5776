import type { ReactNode } from "react";
import styles from "./prose.module.css";

export interface ProseProps {
  /** The first paragraph is set larger and leads into the others. */
  led?: boolean;
  children: ReactNode;
}

/** Running text: paragraphs, headings, lists, terms, quotes, links, words of code. */
export function Prose({ led = false, children }: ProseProps) {
  return <div className={led ? `${styles.prose} ${styles.led}` : styles.prose}>{children}</div>;
}
