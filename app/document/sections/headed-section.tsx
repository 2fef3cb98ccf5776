import clsx from "clsx";
import type { ReactNode } from "react";
import type { GroundLabelWords } from "../../../content/ground-labels.ts";
import styles from "./section-heading.module.css";
import { SectionHeading } from "./section-heading.tsx";

export interface HeadedSectionProps {
  /** Of the heading. */
  id: string;
  /** Of the section, where something leads to it. */
  anchor?: string;
  /** Over the heading. */
  ground?: GroundLabelWords;
  title: string;
  /** Below the heading: a sentence in a quieter tone, or what else belongs to it. */
  under?: ReactNode;
  /** The heading has five of the twelve columns, in place of four. */
  wide?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A heading, and beside it what it heads; one below the other where there is no room. */
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
