import clsx from "clsx";
import type { ReactNode } from "react";
import type { GroundLabelWords } from "../../../content/ground-labels.ts";
import { GroundLabel } from "./ground-label.tsx";
import styles from "./section-heading.module.css";

export interface SectionHeadingProps {
  /** Of the heading. */
  id: string;
  /** Over the heading. */
  ground?: GroundLabelWords | undefined;
  title: string;
  /** An ink line over all, or between it and what is headed. */
  line?: "above" | "below";
  className?: string | undefined;
  /** Below the heading: a sentence in a quieter tone, or what else belongs to it. */
  children?: ReactNode;
}

/** What heads a section of a page. */
export function SectionHeading({ id, ground, title, line, className, children }: SectionHeadingProps) {
  return (
    <div className={clsx(styles.heading, line && styles[line], className)}>
      {ground && <GroundLabel {...ground} />}
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
