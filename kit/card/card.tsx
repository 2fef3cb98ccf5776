import clsx from "clsx";
import type { ComponentProps } from "react";
import { RenderedAs, type RenderedElement } from "../render-as.ts";
import styles from "./card.module.css";

export interface CardProps extends ComponentProps<"div"> {
  /** An element to render in place of the card, such as `<article />`. */
  render?: RenderedElement;
  /** Whether the card has a shadow. */
  raised?: boolean;
}

/** A container for a form, code or other content. */
export function Card({ render, raised = false, className, ...rest }: CardProps) {
  const given = { ...rest, className: clsx(styles.card, raised && styles.raised, className) };
  return render ? <RenderedAs element={render} given={given} /> : <div {...given} />;
}
