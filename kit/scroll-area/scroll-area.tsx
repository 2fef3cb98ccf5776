import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./scroll-area.module.css";

export interface ScrollAreaProps extends ComponentProps<"section"> {
  /** Names what scrolls. */
  label: string;
}

/** A window of its own height in which things scroll, also by the keys: it takes the focus. */
export function ScrollArea({ label, className, ...rest }: ScrollAreaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section tabIndex={0} aria-label={label} {...rest} className={clsx(styles.area, className)} />
  );
}
