import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./onward-link.module.css";

export interface OnwardLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Where to go from here; on a line of its own, as large as fingers need. */
export function OnwardLink({ href, className, children }: OnwardLinkProps) {
  return (
    <p className={clsx(styles.onward, className)}>
      <a href={href}>{children}</a>
    </p>
  );
}
