"use client";

import clsx from "clsx";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import anchored from "../anchored.module.css";
import { bothHandlers } from "../both-handlers.ts";
import { useGivenRef } from "../given-ref.ts";
import styles from "./tooltip.module.css";

/** What is not said here goes to the element around what is described and the note. */
export interface TooltipProps extends Omit<ComponentProps<"span">, "children"> {
  /** A few words that help but are never needed: touch screens may not show them. */
  text: ReactNode;
  /** The side on which it appears where there is room; else it takes another. From right to left, `left` and `right` change places. */
  side?: "top" | "right" | "bottom" | "left";
  /** Shown at first, until pointer or focus come to this tooltip or to another, or Escape is pressed. */
  defaultOpen?: boolean;
  /** What it describes; give it the properties: `{(described) => <Button {...described}>Save</Button>}`. */
  children: (described: { "aria-describedby": string }) => ReactNode;
}

/**
 * A note that appears over hovered or focused things. It stays while the pointer rests on it, and Escape sends it
 * away (WCAG 2.2, 1.4.13). Showing it is left to CSS, so it works without JavaScript.
 */
export function Tooltip({ text, side = "top", defaultOpen = false, children, ref, ...more }: TooltipProps) {
  const { className, onPointerLeave, onBlur, ...rest } = more;
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  useGivenRef(ref, place);
  const [open, setOpen] = useState(defaultOpen);
  const [dismissed, setDismissed] = useState(false);
  const comeBack = () => setDismissed(false);
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      if (place.current?.matches(":hover, :focus-within")) setDismissed(true);
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);
  useEffect(() => {
    if (!open) return;
    const giveWay = ({ target }: Event) => {
      if (target instanceof Element && target.closest(":has(> [role=tooltip])")) setOpen(false);
    };
    document.addEventListener("pointerover", giveWay);
    document.addEventListener("focusin", giveWay);
    return () => {
      document.removeEventListener("pointerover", giveWay);
      document.removeEventListener("focusin", giveWay);
    };
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of pointer and focus that leave what is inside
    <span
      {...rest}
      ref={place}
      className={clsx(anchored.scope, styles.place, className)}
      data-open={open || undefined}
      data-dismissed={dismissed || undefined}
      onPointerLeave={bothHandlers(onPointerLeave, comeBack)}
      onBlur={bothHandlers(onBlur, comeBack)}
    >
      <span className={clsx(anchored.anchor, styles.anchor)}>{children({ "aria-describedby": id })}</span>
      <span
        id={id}
        role="tooltip"
        className={clsx(anchored.floating, anchored[side], styles.tooltip, styles[side])}
      >
        {text}
      </span>
    </span>
  );
}
