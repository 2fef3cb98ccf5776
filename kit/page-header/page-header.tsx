import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { oneOf } from "../option-set.ts";
import styles from "./page-header.module.css";

export const pageHeaderVariants = ["beside", "ground", "rock"] as const;

/** `className` and `style` go to the ground of it all, all else that is not named here to the element around it. */
export interface PageHeaderProps extends ComponentProps<"div"> {
  /** Decoration: the words say everything. */
  picture: { src: string; width: number; height: number };
  /**
   * `beside`: the picture stands at the right of the words. `ground`: they stand on it, so it needs an empty sky.
   * `rock`: they lie on dark rock, and the picture stands on its floor.
   */
  variant?: (typeof pageHeaderVariants)[number];
  /** A heading, a sentence, what to do next. */
  children: ReactNode;
}

/** How a page begins. */
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
