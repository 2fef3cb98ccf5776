import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import titles from "../title.module.css";
import styles from "./call-to-action.module.css";

/** `className` and `style` go to the inner grid, other props to the outer element. */
export interface CallToActionProps extends Omit<ComponentProps<"div">, "title"> {
  /** The heading. */
  title: ReactNode;
  /** A sentence below the heading. */
  description?: ReactNode;
  /** A picture to the left of the text, if there is space. */
  picture?: { src: string; width: number; height: number };
  /** Whether there is a line above the section. */
  line?: boolean;
  /** The level of the heading. */
  titleAs?: "h2" | "h3" | "h4";
  /** One or two buttons, beside or below the text. */
  children: ReactNode;
}

/** The closing section of a page. */
export function CallToAction({ title, description, picture, line = false, ...more }: CallToActionProps) {
  const { titleAs: Title = "h3", className, style, children, ...rest } = more;
  return (
    <div {...rest} className={styles.frame}>
      <div
        style={style}
        className={clsx(styles.call, picture && styles.pictured, line && styles.line, className)}
      >
        {picture && <img {...picture} alt="" loading="lazy" />}
        <div className={styles.words}>
          <Title className={clsx(titles.title, styles.title)}>{title}</Title>
          {description && <p>{description}</p>}
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
