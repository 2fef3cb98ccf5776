import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./onward-link.module.css";

export interface OnwardLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a related page on a separate line, with a touch target of sufficient size. */
export function OnwardLink({ href, className, children }: OnwardLinkProps) {
  return (
    <p className={clsx(styles.onward, className)}>
      <a href={href}>{children}</a>
    </p>
  );
}
