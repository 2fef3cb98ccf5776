import type { ReactNode } from "react";
import styles from "./onward-link.module.css";

/** Where to go from here; on a line of its own, as large as fingers need. */
export function OnwardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className={styles.onward}>
      <a href={href}>{children}</a>
    </p>
  );
}
