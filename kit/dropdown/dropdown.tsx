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
import styles from "./dropdown.module.css";

/** A link, or something to do. */
export type DropdownItem = {
  /** Its own for each: by it the focus stays with it when others come and go. */
  id?: string;
} & (
  | {
      /** The words of the line. */
      label: ReactNode;
      /** Where it leads: makes it a link. */
      href: string;
      /** Of a link: it leads to the page that is shown. */
      current?: boolean;
    }
  | {
      label: ReactNode;
      /** What it does, where it has no `href`. */
      onClick?: () => void;
    }
);

/** What is not said here goes to the element around the button and its list. */
export interface DropdownProps extends Openable, Omit<ComponentProps<"div">, "children" | "color"> {
  /** The words of the button. */
  label: ReactNode;
  /** Links and actions, in the order shown. */
  items: readonly DropdownItem[];
  /** `top` opens above the button: a dropup. */
  side?: "bottom" | "top";
  /** Filled, filled with a gradient, or an edge alone. */
  variant?: ButtonVariant;
  /** What it means, in a colour: `success` is the one action of a page. */
  color?: ButtonColor;
  /** How high it is, and how large its words are. */
  size?: ButtonSize;
  /** All else of the button: `ref`, `id`, `disabled`, `aria-…`, events, `render`. */
  trigger?: TriggerProps;
}

/**
 * A button that shows a list of links or buttons: opens and closes on click, closes on Escape and when focus leaves
 * it. It is a list and not an ARIA menu, so Tab goes through it (the disclosure pattern of the ARIA guide).
 */
export function Dropdown({ label, items, side = "bottom", ...more }: DropdownProps) {
  const { variant, color, size, trigger, open, defaultOpen, onOpenChange, className, ...rest } = more;
  const id = useId();
  const list = useOpenable<HTMLUListElement>({ open, defaultOpen, onOpenChange });
  return (
    <div {...rest} className={clsx(anchored.scope, styles.dropdown, styles[side], className)}>
      <Button
        variant={variant}
        color={color}
        size={size}
        {...trigger}
        className={clsx(anchored.anchor, trigger?.className)}
        popoverTarget={id}
      >
        {label}
        <Icon name="chevron-down" />
      </Button>
      <ul
        {...list}
        id={id}
        popover="auto"
        data-closes-on-focus-out
        className={clsx(
          panel.panel,
          anchored.floating,
          side === "top" ? anchored.above : anchored.below,
          styles.list,
        )}
      >
        {items.map((item, index) => (
          <li key={item.id ?? index}>
            {"href" in item ? (
              <a className={styles.item} href={item.href} aria-current={item.current ? "page" : undefined}>
                {item.label}
              </a>
            ) : (
              <button
                type="button"
                className={styles.item}
                popoverTarget={id}
                popoverTargetAction="hide"
                onClick={item.onClick}
              >
                {item.label}
              </button>
            )}
          </li>
        ))}
      </ul>
      <CloseOnFocusOut />
    </div>
  );
}
