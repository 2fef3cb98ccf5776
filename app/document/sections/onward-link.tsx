import clsx from "clsx";
import type { ReactNode } from "react";
import links from "./links.module.css";

export interface OnwardLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link, on a line of its own, to a related page. Its touch target is large enough. */
export function OnwardLink({ href, className, children }: OnwardLinkProps) {
  return (
    <p className={clsx(links.touch, className)}>
      <a href={href}>{children}</a>
    </p>
  );
}
