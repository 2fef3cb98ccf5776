import type { ReactNode } from "react";
import { checkOption } from "./option-set.ts";
import styles from "./stack.module.css";

export const stackGaps = ["narrow", "wide"] as const;

export interface StackProps {
  /** `wide`: for parts that are read one after the other. */
  gap?: (typeof stackGaps)[number];
  /** An ink line over all. */
  line?: boolean;
  children: ReactNode;
}

/** Things one below the other, each as wide as there is room. */
export function Stack({ gap = "narrow", line = false, children }: StackProps) {
  checkOption("Stack", "gap", gap, stackGaps);
  const classes = [styles.stack, styles[gap], line && styles.line];
  return <div className={classes.filter(Boolean).join(" ")}>{children}</div>;
}
