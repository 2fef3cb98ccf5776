import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./field-pairs.module.css";

/** Fields two by two, one below the other where there is no room; a box for several lines takes the whole row. */
export function FieldPairs({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={clsx(styles.pairs, className)} />;
}
