import type { ReactNode } from "react";
import { checkOption } from "./option-set.ts";
import styles from "./stack.module.css";

export const stackGaps = ["narrow", "wide"] as const;

export interface StackProps {
  gap?: (typeof stackGaps)[number];
  children: ReactNode;
}

/** Things one below the other, each as wide as there is room. */
export function Stack({ gap = "narrow", children }: StackProps) {
  checkOption("Stack", "gap", gap, stackGaps);
  return <div className={`${styles.stack} ${styles[gap]}`}>{children}</div>;
}
