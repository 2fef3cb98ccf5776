import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./counter-row.module.css";

/**
 * Counter cards side by side, the first with the most room; one below the other where there is little. `className` and
 * `style` go to the row, all else to the element around it.
 */
export function CounterRow({ className, style, children, ...rest }: ComponentProps<"div">) {
  return (
    <div {...rest} className={styles.frame}>
      <div style={style} className={clsx(styles.row, className)}>
        {children}
      </div>
    </div>
  );
}
