import clsx from "clsx";
import type { ComponentProps } from "react";
import { oneOf } from "../option-set.ts";
import styles from "./stack.module.css";

export const stackGaps = ["narrow", "wide"] as const;

export interface StackProps extends ComponentProps<"div"> {
  /** `wide`: for parts that are read one after the other. */
  gap?: (typeof stackGaps)[number];
  /** An ink line over all. */
  line?: boolean;
}

/** Things one below the other, each as wide as there is room. */
export function Stack({ gap, line = false, className, ...rest }: StackProps) {
  const classes = clsx(
    styles.stack,
    styles[oneOf("Stack", "gap", gap, stackGaps, "narrow")],
    line && styles.line,
    className,
  );
  return <div {...rest} className={classes} />;
}
