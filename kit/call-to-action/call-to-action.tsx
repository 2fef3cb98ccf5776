import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import titles from "../title.module.css";
import styles from "./call-to-action.module.css";

/** `className` and `style` go to the grid, all else that is not named here to the element around it. */
export interface CallToActionProps extends Omit<ComponentProps<"div">, "title"> {
  /** The heading. */
  title: ReactNode;
  /** Why to do it: a sentence below the heading. */
  description?: ReactNode;
  /** Stands at the left of the words where there is room. */
  picture?: { src: string; width: number; height: number };
  /** An ink line over it. */
  line?: boolean;
  /** The level of its heading. */
  titleAs?: "h2" | "h3" | "h4";
  /** What to do: a button or two. */
  children: ReactNode;
}

/** The last thing a page says before its footer. */
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
