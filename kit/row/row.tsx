import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { ownText } from "../own-text.ts";
import styles from "./row.module.css";

export interface RowProps extends ComponentProps<"div"> {
  /** Stands before the row, in the label's face. */
  label?: ReactNode;
  children: ReactNode;
}

/** Things side by side, breaking to the next line where there is no room. */
export function Row({ label, className, children, ...rest }: RowProps) {
  return (
    <div {...rest} className={clsx(styles.row, className)}>
      {label && <span className={styles.label}>{label}</span>}
      {ownText(children)}
    </div>
  );
}
