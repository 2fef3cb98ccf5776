import type { ReactNode } from "react";
import styles from "./scroll-area.module.css";

/** A window of its own height in which things scroll, also by the keys: it takes the focus. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section tabIndex={0} aria-label={label} className={styles.area}>
      {children}
    </section>
  );
}
