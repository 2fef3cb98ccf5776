import type { ReactNode } from "react";
import styles from "./stack.module.css";

export interface StackProps {
  /** `wide`: for parts that are read one after the other. */
  gap?: "narrow" | "wide";
  /** An ink line over all. */
  line?: boolean;
  children: ReactNode;
}

/** Things one below the other, each as wide as there is room. */
export function Stack({ gap = "narrow", line = false, children }: StackProps) {
  return (
    <div className={[styles.stack, styles[gap], line && styles.line].filter(Boolean).join(" ")}>
      {children}
    </div>
  );
}
