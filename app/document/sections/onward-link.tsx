import clsx from "clsx";
import type { ComponentProps } from "react";
import links from "./links.module.css";

/** A link to a related page, shown on a line of its own and with a large touch target. */
export function OnwardLink({ href, className, children }: ComponentProps<"a">) {
  return (
    <p className={clsx(links.touch, className)}>
      <a href={href}>{children}</a>
    </p>
  );
}
