import type { ReactNode } from "react";
import styles from "./call-to-action.module.css";

export interface CallToActionProps {
  title: string;
  description?: string;
  /** Stands at the left of the words where there is room. */
  picture?: { src: string; width: number; height: number };
  /** An ink line over it. */
  line?: boolean;
  titleAs?: "h2" | "h3" | "h4";
  /** What to do: a button or two. */
  children: ReactNode;
}

/** The last thing a page says before its footer. */
export function CallToAction({ title, description, picture, line = false, ...rest }: CallToActionProps) {
  const { titleAs: Title = "h3", children } = rest;
  return (
    <div className={styles.frame}>
      <div className={`${styles.call} ${picture ? styles.pictured : ""} ${line ? styles.line : ""}`}>
        {picture && <img {...picture} alt="" loading="lazy" />}
        <div className={styles.words}>
          <Title>{title}</Title>
          {description && <p>{description}</p>}
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
