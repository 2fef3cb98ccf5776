import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./quote.module.css";

export interface QuoteProps extends ComponentProps<"figure"> {
  /** The author and the source. */
  source: ReactNode;
  children: ReactNode;
}

/** A quotation with its source. */
export function Quote({ source, className, children, ...rest }: QuoteProps) {
  return (
    <figure {...rest} className={clsx(styles.quote, className)}>
      <blockquote>
        <p>{children}</p>
      </blockquote>
      <figcaption>{source}</figcaption>
    </figure>
  );
}
