import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./split.module.css";

/** `className` and `style` go to the grid, all else that is not named here to the element around it. */
export interface SplitProps extends ComponentProps<"div"> {
  /** Which half gets more room. */
  wide?: "first" | "second";
  /** Where the lower one of two unequal halves stands: at the top, or on the same ground line. */
  align?: "start" | "end";
  /** An ink line over both. */
  line?: boolean;
  children: ReactNode;
}

/** Two things beside each other, unevenly; one below the other where there is no room. */
export function Split({ wide = "second", align = "start", line = false, ...more }: SplitProps) {
  const { className, style, children, ...rest } = more;
  return (
    <div {...rest} className={styles.frame}>
      <div
        style={style}
        className={clsx(styles.split, styles[wide], styles[align], line && styles.line, className)}
      >
        {children}
      </div>
    </div>
  );
}

/** Words that stand together: a heading and what follows it. */
export function Words({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={clsx(styles.words, className)} />;
}
