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
   * Whether the tooltip is initially open. It closes when any element with a tooltip is hovered or focused, or when
   * Escape is pressed.
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
 * (WCAG 2.2, 1.4.13). CSS shows it, so it works without JavaScript.
 */
export function Tooltip({ text, side: given, defaultOpen = false, children, ref, ...more }: TooltipProps) {
  const { className, onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest } = more;
  const side = oneOf("Tooltip", "side", given, tooltipSides, "top");
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  useGivenRef(ref, place);
  const tooltip = useRef<HTMLSpanElement>(null);
  const below = useRef<Element[]>(null);
  const [open, setOpen] = useState(defaultOpen);
  const [dismissed, setDismissed] = useState(false);
  const comeBack = () => setDismissed(false);
  function show() {
    below.current = openLayers();
  }
  useEffect(() => {
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || !tooltip.current?.checkVisibility()) return;
      // What opened later is closed first. Popovers don't matter to a tooltip that is open by default.
      const above = openLayers().filter((layer) => !below.current?.includes(layer));
      if (above.some((layer) => below.current || layer instanceof HTMLDialogElement)) return;
      // Keeps the browser from also closing a dialog or popover below the tooltip.
      event.preventDefault();
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble from its content
    <span
      {...rest}
      ref={place}
      className={clsx(anchored.scope, styles.place, className)}
      data-open={open || undefined}
      data-dismissed={dismissed || undefined}
      onPointerEnter={bothHandlers(onPointerEnter, show)}
      onPointerLeave={bothHandlers(onPointerLeave, comeBack)}
      onFocus={bothHandlers(onFocus, show)}
      onBlur={bothHandlers(onBlur, comeBack)}
    >
      <span className={clsx(anchored.anchor, styles.anchor)}>{children({ "aria-describedby": id })}</span>
      <span
        ref={tooltip}
        id={id}
        role="tooltip"
        className={clsx(anchored.floating, anchored[side], styles.tooltip, styles[side])}
      >
        {text}
      </span>
    </span>
  );
}

/** Returns the dialogs and popovers that Escape closes. */
function openLayers() {
  return [...document.querySelectorAll("dialog:modal, [popover=auto]:popover-open")];
}
