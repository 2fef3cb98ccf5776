import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./counter-row.module.css";

/**
 * Counter cards side by side, the first one wider; stacked in a narrow container. `className` and `style` go to the
 * row, other props to the outer element.
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
