import clsx from "clsx";
import type { ComponentProps } from "react";
import { type RenderedElement, renderAs } from "../render-as.ts";
import styles from "./card.module.css";

export interface CardProps extends ComponentProps<"div"> {
  /** The element that is the sheet instead: `render={<article />}`. */
  render?: RenderedElement;
  /** Lifts it off the page with a shadow. */
  raised?: boolean;
}

/** A sheet for a form, a code frame or a thing of its own; plain text needs none. */
export function Card({ render, raised = false, className, ...rest }: CardProps) {
  const given = { ...rest, className: clsx(styles.card, raised && styles.raised, className) };
  return render ? renderAs(render, given) : <div {...given} />;
}
