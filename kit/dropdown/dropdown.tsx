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
import styles from "./dropdown.module.css";

/** A link or an action. */
export type DropdownItem = {
  /** Identifies the item, so that focus is kept when items are added or removed. */
  id?: string;
} & (
  | {
      /** The label of the item. */
      label: ReactNode;
      /** The URL. With a URL the item is a link. */
      href: string;
      /** Whether the link leads to the current page. */
      current?: boolean;
    }
  | {
      label: ReactNode;
      /** The action, if there is no `href`. */
      onClick?: () => void;
    }
);

export const dropdownSides = ["bottom", "top"] as const;

/** Other props go to the outer element. */
export interface DropdownProps
  extends Openable,
    OpenerProps,
    Omit<ComponentProps<"div">, "children" | "color"> {
  /** The links and actions, in display order. */
  items: readonly DropdownItem[];
  /** The side on which the list opens. With `top` the component is a dropup. */
  side?: (typeof dropdownSides)[number];
}

/**
 * A button that opens a list of links or buttons. A click on the button opens and closes the list. Pressing Escape or
 * moving the focus out of the list also closes it. The list is not an ARIA menu, so Tab moves through its items (ARIA
 * disclosure pattern).
 */
export function Dropdown({ label, items, side: given, ...more }: DropdownProps) {
  const { variant, color, size, trigger, open, defaultOpen, onOpenChange, className, ...rest } = more;
  const side = oneOf("Dropdown", "side", given, dropdownSides, "bottom");
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
