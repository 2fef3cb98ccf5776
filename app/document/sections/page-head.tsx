import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";
import { GroundLabel, type GroundLabelWords } from "./ground-label.tsx";
import styles from "./page-head.module.css";

export interface PageHeadProps {
  /** A decorative depth label above the title. */
  ground?: GroundLabelWords | undefined;
  /** A label above the title. Unlike `ground`, it is read by screen readers. */
  label?: ReactNode;
  /** The id of the `h1`. */
  id?: string;
  /** The text of the `h1`, or the heading itself. */
  title: string | ReactElement;
  lead?: ReactNode;
  className?: string | undefined;
  /** Content below the lead, such as buttons. */
  children?: ReactNode;
}

export function PageHead({ ground, label, id, title, lead, className, children }: PageHeadProps) {
  return (
    <header className={clsx(styles.page, className)}>
      {ground && <GroundLabel {...ground} />}
      {label}
      {typeof title === "string" ? <h1 id={id}>{title}</h1> : title}
      {lead && <p className="lead">{lead}</p>}
      {children}
    </header>
  );
}
