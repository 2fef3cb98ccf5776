import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { oneOf } from "../option-set.ts";
import styles from "./heading.module.css";

export const headingSizes = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

export interface HeadingProps extends ComponentProps<"h2"> {
  /** Its place in the outline, for readers of the page. */
  as: "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
  /** What it looks like; the same unless given. */
  size?: (typeof headingSizes)[number];
  children: ReactNode;
}

/** A heading, whose size goes by the look of the page and whose level by its outline. */
export function Heading({ as: Level, size, className, ...rest }: HeadingProps) {
  const look = styles[oneOf("Heading", "size", size, headingSizes, Level)];
  return <Level {...rest} className={clsx(styles.heading, look, className)} />;
}
