import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { oneOf } from "../option-set.ts";
import styles from "./heading.module.css";

export const headingSizes = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

export interface HeadingProps extends ComponentProps<"h2"> {
  /** The level of the heading. */
  as: "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
  /** The size; by default that of the heading's level. */
  size?: (typeof headingSizes)[number];
  children: ReactNode;
}

/** A heading whose size is independent of its level. */
export function Heading({ as: Level, size, className, ...rest }: HeadingProps) {
  const look = styles[oneOf("Heading", "size", size, headingSizes, Level)];
  return <Level {...rest} className={clsx(styles.heading, look, className)} />;
}
