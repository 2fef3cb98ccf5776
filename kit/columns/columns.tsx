import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./columns.module.css";

/** `className` and `style` go to the grid, all else that is not named here to the element around it. */
export interface ColumnsProps extends ComponentProps<"div"> {
  /** How much room each takes at least. */
  each?: "narrow" | "medium" | "wide";
  /** Every second one stands lower. For one row, or for two in a row. */
  stepped?: boolean;
  children: ReactNode;
}

/** Things side by side, equally wide; one below the other where there is no room. */
export function Columns({ each = "medium", stepped = false, ...more }: ColumnsProps) {
  const { className, style, children, ...rest } = more;
  return (
    <div {...rest} className={styles.frame}>
      <div style={style} className={clsx(styles.columns, styles[each], stepped && styles.stepped, className)}>
        {children}
      </div>
    </div>
  );
}
