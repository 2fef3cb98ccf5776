import type { ReactNode } from "react";
import { oneOf } from "../option-set.ts";
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
export function Stack({ gap, line = false, children }: StackProps) {
  const classes = [
    styles.stack,
    styles[oneOf("Stack", "gap", gap, stackGaps, "narrow")],
    line && styles.line,
  ];
  return <div className={classes.filter(Boolean).join(" ")}>{children}</div>;
}
