import clsx from "clsx";
import type { ReactNode } from "react";
import links from "./links.module.css";

export interface OnwardLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a related page, shown on a line of its own and with a large touch target. */
export function OnwardLink({ href, className, children }: OnwardLinkProps) {
  return (
    <p className={clsx(links.touch, className)}>
      <a href={href}>{children}</a>
    </p>
  );
}
