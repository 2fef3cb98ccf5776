import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./field-row.module.css";

/** A field and the button that goes with it, side by side where there is room. */
export function FieldRow({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={clsx(styles.row, className)} />;
}
