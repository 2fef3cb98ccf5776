import clsx from "clsx";
import type { ReactNode } from "react";
import type { GroundLabelWords } from "../../../content/ground-labels.ts";
import styles from "./section-heading.module.css";
import { SectionHeading } from "./section-heading.tsx";

export interface HeadedSectionProps {
  /** The id of the heading. */
  id: string;
  /** The id of the section, if links lead to it. */
  anchor?: string;
  /** A depth label above the heading. */
  ground?: GroundLabelWords;
  title: string;
  /** Content below the heading, such as a sentence. */
  under?: ReactNode;
  /** Gives the heading five of twelve columns instead of four. */
  wide?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A section with its heading at the side, or above it in narrow windows. */
export function HeadedSection(props: HeadedSectionProps) {
  const { id, anchor, ground, title, under, wide = false, className, children } = props;
  return (
    <section
      id={anchor}
      className={clsx("container", styles.section, wide && styles.wide, className)}
      aria-labelledby={id}
    >
      <SectionHeading id={id} ground={ground} title={title}>
        {under}
      </SectionHeading>
      {children}
    </section>
  );
}
