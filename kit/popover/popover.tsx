"use client";

import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import anchored from "../anchored.module.css";
import { CloseOnFocusOut } from "../behaviours/close-on-focus-out.ts";
import { Button, type OpenerProps } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { type Openable, useOpenable } from "../openable.ts";
import { oneOf } from "../option-set.ts";
import panel from "../panel.module.css";
import titles from "../title.module.css";
import { type Translated, translator } from "../translation.ts";
import styles from "./popover.module.css";

export const popoverSides = ["top", "right", "bottom", "left"] as const;

/** Other props go to the element around the button and the note. */
export interface PopoverProps
  extends Openable,
    OpenerProps,
    Translated<"Close">,
    Omit<ComponentProps<"div">, "color" | "title"> {
  /** The heading of the note, and its accessible name. */
  title: ReactNode;
  /**
   * The preferred side. If there is no space, another side is used. In right-to-left text, `left` and `right` are
   * swapped.
   */
  side?: (typeof popoverSides)[number];
  children: ReactNode;
}

/** A button that shows a note beside it. The note follows the button in the reading order. */
export function Popover({ label, title, side: given, variant, color, size, ...more }: PopoverProps) {
  const { trigger, open, defaultOpen, onOpenChange, words, children, className, ...rest } = more;
  const side = oneOf("Popover", "side", given, popoverSides, "top");
  const id = useId();
  const note = useOpenable<HTMLDivElement>({ open, defaultOpen, onOpenChange });
  return (
    <div
      {...rest}
      className={clsx(anchored.scope, styles.place, className)}
      data-kit-moves={defaultOpen ? 0 : undefined}
    >
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
        <p id={`${id}-title`} className={clsx(titles.small, styles.title)}>
          {title}
        </p>
        <div className={styles.text}>{children}</div>
        <button
          type="button"
          className={clsx(panel.iconButton, styles.close)}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={translator(words)("Close")}
        >
          <Icon name="close" size="1rem" />
        </button>
      </div>
      <CloseOnFocusOut />
    </div>
  );
}
