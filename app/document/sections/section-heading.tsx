import clsx from "clsx";
import type { ReactNode } from "react";
import { GroundLabel, type GroundLabelWords } from "./ground-label.tsx";
import styles from "./section-heading.module.css";

export interface SectionHeadingProps {
  id: string;
  /** A depth label above the heading. */
  ground?: GroundLabelWords | undefined;
  /** A label above the heading. Unlike `ground`, it is read by screen readers. */
  label?: ReactNode;
  title: string;
  /** Draws a rule above or below the heading. */
  line?: "above" | "below";
  className?: string | undefined;
  /** A sentence below the heading. */
  text?: ReactNode;
  /** Content below the heading. */
  children?: ReactNode;
}

export function SectionHeading(props: SectionHeadingProps) {
  const { id, ground, label, title, line, className, text, children } = props;
  return (
    <div className={clsx(styles.heading, line && styles[line], className)}>
      {ground && <GroundLabel {...ground} />}
      {label}
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
