import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./columns.module.css";

export interface ColumnsProps extends ComponentProps<"div"> {
  /** How much room each takes at least. */
  each?: "narrow" | "medium" | "wide";
  /** Every second one stands lower. For one row, or for two in a row. */
  stepped?: boolean;
  children: ReactNode;
}

/** Things side by side, equally wide; one below the other where there is no room. */
export function Columns({ each = "medium", stepped = false, className, children, ...rest }: ColumnsProps) {
  return (
    <div {...rest} className={clsx(styles.frame, className)}>
      <div className={clsx(styles.columns, styles[each], stepped && styles.stepped)}>{children}</div>
    </div>
  );
}
