import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { oneOf } from "../option-set.ts";
import styles from "./page-header.module.css";

export const pageHeaderVariants = ["beside", "ground", "rock"] as const;

/** `className` and `style` go to the background, other props to the outer element. */
export interface PageHeaderProps extends ComponentProps<"div"> {
  /** The picture, which is hidden from screen readers, and its size in pixels. */
  picture: { src: string; width: number; height: number };
  /**
   * With `beside` the picture is to the right of the text. With `ground` the text overlaps the top of the picture,
   * which must be empty there. With `rock` the background is dark, and the picture is at the bottom.
   */
  variant?: (typeof pageHeaderVariants)[number];
  /** The heading, a sentence and the actions. */
  children: ReactNode;
}

/** The first section of a page. */
export function PageHeader({ picture, variant, className, style, children, ...rest }: PageHeaderProps) {
  const look = styles[oneOf("PageHeader", "variant", variant, pageHeaderVariants, "beside")];
  return (
    <div {...rest} className={styles.frame}>
      <div
        style={style}
        className={clsx(styles.header, look, className)}
        data-theme={variant === "rock" ? "dark" : undefined}
      >
        <div className={styles.words}>{children}</div>
        <img {...picture} className={styles.picture} alt="" loading="lazy" />
      </div>
    </div>
  );
}
