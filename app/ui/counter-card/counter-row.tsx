import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./counter-row.module.css";

/** Counter cards side by side, the first with the most room; one below the other where there is little. */
export function CounterRow({ className, children, ...rest }: ComponentProps<"div">) {
  return (
    <div {...rest} className={clsx(styles.frame, className)}>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
