"use client";

import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import anchored from "../anchored.module.css";
import { CloseOnFocusOut } from "../behaviours/close-on-focus-out.ts";
import {
  Button,
  type ButtonColor,
  type ButtonSize,
  type ButtonVariant,
  type TriggerProps,
} from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { type Openable, useOpenable } from "../openable.ts";
import panel from "../panel.module.css";
import styles from "./popover.module.css";

/** What is not said here goes to the element around the button and its note. */
export interface PopoverProps extends Openable, Omit<ComponentProps<"div">, "color" | "title"> {
  /** The words of the button. */
  label: ReactNode;
  /** Stands over the note, and names it. */
  title: ReactNode;
  /** The side on which it opens where there is room; else it takes another. From right to left, `left` and `right` change places. */
  side?: "top" | "right" | "bottom" | "left";
  /** Filled, filled with a gradient, or an edge alone. */
  variant?: ButtonVariant;
  /** What it means, in a colour: `success` is the one action of a page. */
  color?: ButtonColor;
  /** How high it is, and how large its words are. */
  size?: ButtonSize;
  /** All else of the button: `ref`, `id`, `disabled`, `aria-…`, events, `render`. */
  trigger?: TriggerProps;
  children: ReactNode;
}

/** A button that shows a note beside itself, right after it in the order of reading. */
export function Popover({ label, title, side = "top", variant, color, size, ...more }: PopoverProps) {
  const { trigger, open, defaultOpen, onOpenChange, children, className, ...rest } = more;
  const id = useId();
  const note = useOpenable<HTMLDivElement>({ open, defaultOpen, onOpenChange });
  return (
    <div {...rest} className={clsx(anchored.scope, styles.place, className)}>
      <Button
        variant={variant}
        color={color}
        size={size}
        {...trigger}
        className={clsx(anchored.anchor, styles.trigger, trigger?.className)}
        popoverTarget={id}
      >
        {label}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a named group of text; a fieldset is for fields */}
      <div
        {...note}
        id={id}
        popover="auto"
        role="group"
        aria-labelledby={`${id}-title`}
        data-closes-on-focus-out
        className={clsx(panel.panel, anchored.floating, anchored[side], styles.popover)}
      >
        <p id={`${id}-title`} className={styles.title}>
          {title}
        </p>
        <div className={styles.text}>{children}</div>
        <button
          type="button"
          className={clsx(panel.close, styles.close)}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
        >
          <Icon name="close" />
        </button>
      </div>
      <CloseOnFocusOut />
    </div>
  );
}
