import type { HTMLAttributes } from "react";
import styles from "./card.module.css";

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Which element it is: a thing of its own is an `article`. */
  as?: "div" | "article" | "section" | "li";
  /** Lifts it off the page with a shadow. */
  raised?: boolean;
}

/** A sheet for a form, a code frame or a thing of its own; plain text needs none. */
export function Card({ as: Element = "div", raised = false, className, ...rest }: CardProps) {
  const classes = [styles.card, raised && styles.raised, className];
  return <Element {...rest} className={classes.filter(Boolean).join(" ")} />;
}
