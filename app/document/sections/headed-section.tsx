import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./section-heading.module.css";
import { SectionHeading, type SectionHeadingProps } from "./section-heading.tsx";

export interface HeadedSectionProps
  extends Pick<SectionHeadingProps, "id" | "ground" | "label" | "title" | "text"> {
  /** The section's id, for links to it. */
  anchor?: string;
  /** Content below the heading and the `text`. */
  under?: ReactNode;
  /** Gives the heading five of twelve columns instead of four. */
  wide?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A section with its heading at the side, or above it in narrow windows. */
export function HeadedSection(props: HeadedSectionProps) {
  const { id, anchor, under, wide = false, className, children, ...heading } = props;
  return (
    <section
      id={anchor}
      className={clsx("container", styles.section, wide && styles.wide, className)}
      aria-labelledby={id}
    >
      <SectionHeading id={id} {...heading}>
        {under}
      </SectionHeading>
      {children}
    </section>
  );
}
