import type { ReactNode } from "react";
import styles from "./quote.module.css";

export interface QuoteProps {
  /** Who said it, and where. */
  source: string;
  children: ReactNode;
}

/** What somebody else said, and who that was. */
export function Quote({ source, children }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{children}</p>
      </blockquote>
      <figcaption>{source}</figcaption>
    </figure>
  );
}
