import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./rock.module.css";

/** Dark ground in both themes, for what is made to stand on it. */
export function Rock({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={clsx(styles.rock, className)} />;
}
