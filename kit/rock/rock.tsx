import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./rock.module.css";

/** Dark ground in both themes, for what is made to stand on it. */
export function Rock({ className, children, ...rest }: ComponentProps<"div">) {
  return (
    <div {...rest} className={clsx(styles.rock, className)}>
      {/* What stands on it, and not the rock, which is darker still in the dark. */}
      <div data-theme="dark" className={styles.above}>
        {children}
      </div>
    </div>
  );
}
