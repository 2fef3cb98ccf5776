import clsx from "clsx";
import type { ComponentProps } from "react";
import { type RenderedElement, renderAs } from "../render-as.ts";
import styles from "./card.module.css";

export interface CardProps extends ComponentProps<"div"> {
  /** Which element it is: a thing of its own is an `article`. */
  as?: "div" | "article" | "section" | "li";
  /** The element that is the sheet instead: `render={<Link to="/contact" />}`. */
  render?: RenderedElement;
  /** Lifts it off the page with a shadow. */
  raised?: boolean;
}

/** A sheet for a form, a code frame or a thing of its own; plain text needs none. */
export function Card({ as = "div", render, raised = false, className, ...rest }: CardProps) {
  const given = { ...rest, className: clsx(styles.card, raised && styles.raised, className) };
  if (render) return renderAs(render, given);
  // All four take the same properties.
  const Element = as as "div";
  return <Element {...given} />;
}
