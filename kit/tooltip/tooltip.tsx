"use client";

import clsx from "clsx";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import anchored from "../anchored.module.css";
import { useGivenRef } from "../given-ref.ts";
import { oneOf } from "../option-set.ts";
import { bothHandlers } from "../render-as.ts";
import styles from "./tooltip.module.css";

export const tooltipSides = ["top", "right", "bottom", "left"] as const;

/** Other props go to the wrapper of the described element and the tooltip. */
export interface TooltipProps extends Omit<ComponentProps<"span">, "children"> {
  /** A short text. It must not contain anything essential, because it may not be shown on touch screens. */
  text: ReactNode;
  /**
   * The preferred side. If there is no space, another side is used. In right-to-left text, `left` and `right` are
   * swapped.
   */
  side?: (typeof tooltipSides)[number];
  /**
   * Whether the tooltip is initially open, as a part of the page. It closes when any element with a tooltip is hovered
   * or focused, when a dialog opens, or when Escape is pressed.
   */
  defaultOpen?: boolean;
  /**
   * A function that renders the described element with the given props, such as `(described) => <Button {...described}
   * />`.
   */
  children: (described: { "aria-describedby": string }) => ReactNode;
}

/**
 * A tooltip for an element that is hovered or focused. It stays open while it is itself hovered, and Escape closes it
 * (WCAG 2.2, 1.4.13). CSS shows it, so it works without JavaScript; with JavaScript no element around it clips it.
 */
export function Tooltip({ text, side: given, defaultOpen = false, children, ref, ...more }: TooltipProps) {
  const { className, onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest } = more;
  const side = oneOf("Tooltip", "side", given, tooltipSides, "top");
  const id = useId();
  const place = useGivenRef(ref);
  const tooltip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  const [dismissed, setDismissed] = useState(false);
  function show() {
    // Without anchor positioning, it is only placed correctly where it is.
    if (CSS.supports("position-area: block-end")) tooltip.current?.togglePopover(true);
  }
  function leave(unless: string) {
    setDismissed(false);
    if (!place.current?.matches(unless)) tooltip.current?.togglePopover(false);
  }
  useEffect(() => {
    const isShown = () => tooltip.current?.checkVisibility() ?? false;
    const dismiss = () => {
      tooltip.current?.togglePopover(false);
      setOpen(false);
      if (place.current?.matches(":hover, :focus-within")) setDismissed(true);
    };
    const followKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || !isShown()) return;
      // Keeps the browser from also closing a dialog or popover below the tooltip.
      event.preventDefault();
      dismiss();
    };
    // It is always on top: it closes when something opens over it. Popovers are beside one that is open by default.
    const giveWay = ({ target, newState }: ToggleEvent) => {
      const isOver = target instanceof HTMLDialogElement || !place.current?.matches("[data-open]");
      if (newState === "open" && target !== tooltip.current && isOver && isShown()) dismiss();
    };
    const ends = new AbortController();
    document.addEventListener("keydown", followKey, ends);
    document.addEventListener("beforetoggle", giveWay, { capture: true, signal: ends.signal });
    return () => ends.abort();
  }, [place]);
  useEffect(() => {
    if (!open) return;
    const giveWay = ({ target }: Event) => {
      if (target instanceof Element && target.closest(":has(> [role=tooltip])")) setOpen(false);
    };
    const ends = new AbortController();
    document.addEventListener("pointerover", giveWay, ends);
    document.addEventListener("focusin", giveWay, ends);
    return () => ends.abort();
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble from its content
    <span
      {...rest}
      ref={place}
      className={clsx(anchored.scope, styles.place, className)}
      data-open={open || undefined}
      data-dismissed={dismissed || undefined}
      onPointerEnter={bothHandlers(onPointerEnter, show)}
      onPointerLeave={bothHandlers(onPointerLeave, () => leave(":focus-within"))}
      onFocus={bothHandlers(onFocus, show)}
      onBlur={bothHandlers(onBlur, () => leave(":hover, :has(:hover)"))}
    >
      <span className={clsx(anchored.anchor, styles.anchor)}>{children({ "aria-describedby": id })}</span>
      <span
        ref={tooltip}
        id={id}
        popover="manual"
        role="tooltip"
        className={clsx(anchored.floating, anchored[side], styles.tooltip, styles[side])}
      >
        {text}
      </span>
    </span>
  );
}
