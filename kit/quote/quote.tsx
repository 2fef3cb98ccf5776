import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./quote.module.css";

export interface QuoteProps extends ComponentProps<"figure"> {
  /** Who said it, and where. */
  source: ReactNode;
  children: ReactNode;
}

/** What somebody else said, and who that was. */
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
