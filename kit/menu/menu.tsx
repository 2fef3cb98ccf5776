"use client";

import clsx from "clsx";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import anchored from "../anchored.module.css";
import { CloseOnFocusOut } from "../behaviours/close-on-focus-out.ts";
import { Button, type OpenerProps } from "../button/button.tsx";
import dropdown from "../dropdown/dropdown.module.css";
import { useGivenRef } from "../given-ref.ts";
import { Icon } from "../icon/icon.tsx";
import { type Openable, useOpenable } from "../openable.ts";
import { oneOf } from "../option-set.ts";
import panel from "../panel.module.css";
import { bothHandlers } from "../render-as.ts";
import { itemAfter, itemBeginningWith } from "./menu-keys.ts";

/** The pause in typing, in milliseconds, after which a letter starts a new search. */
const wordPause = 500;

/** An action of the menu. */
export interface MenuItem {
  /** Identifies the item, so that focus is kept when items are added or removed. */
  id?: string;
  /** The label of the item. */
  label: ReactNode;
  /** The action, which is called after the menu has closed. */
  onClick: () => void;
  /** Whether the item is disabled. A disabled item is still focusable. */
  disabled?: boolean;
}

export const menuSides = ["bottom", "top"] as const;

/** Other props go to the outer element. */
export interface MenuProps extends Openable, OpenerProps, Omit<ComponentProps<"div">, "children" | "color"> {
  /** The actions, in display order. For links use a `Dropdown`. */
  items: readonly MenuItem[];
  /** The side on which the menu opens. */
  side?: (typeof menuSides)[number];
}

/**
 * A button with a menu of actions (ARIA menu button pattern). Arrow keys, Home, End and letters move through the menu;
 * Tab leaves it. For links, and for pages without JavaScript, use a `Dropdown`.
 */
export function Menu({ label, items, side: given, variant, color, size, ...more }: MenuProps) {
  const { trigger, open, defaultOpen, onOpenChange, className, ...rest } = more;
  const side = oneOf("Menu", "side", given, menuSides, "bottom");
  const id = useId();
  const buttonId = trigger?.render?.props.id ?? trigger?.id ?? `${id}-button`;
  const button = useGivenRef(trigger?.ref);
  const list = useOpenable<HTMLDivElement>({ open, defaultOpen, onOpenChange });
  const word = useRef({ letters: "", typedAt: 0 });

  const elements = () => [...(list.ref.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

  function openAt(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    list.ref.current?.togglePopover(true);
    elements()
      .at(event.key === "ArrowDown" ? 0 : -1)
      ?.focus();
  }
  function focusWhenOpened() {
    const menu = list.ref.current;
    if (menu?.matches(":popover-open:not(:focus-within)")) elements()[0]?.focus();
  }
  function close() {
    list.ref.current?.hidePopover();
    button.current?.focus();
  }
  function followKey(event: KeyboardEvent) {
    const { key } = event;
    // Focuses the button before the browser handles Tab, so that the focus moves on from the button.
    if (key === "Tab") return close();
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const item = itemFor(event);
    // If Enter or Space opened the menu and is still held down, it must not activate an item.
    const held = event.repeat && (key === "Enter" || key === " ");
    if (item === null && key !== "Escape" && !held) return;
    event.preventDefault();
    if (item !== null) elements()[item]?.focus();
    else if (key === "Escape") close();
  }
  function itemFor({ key, timeStamp }: KeyboardEvent) {
    const all = elements();
    const current = all.findIndex((element) => element.matches(":focus"));
    if (key.length > 1 || key === " ") return itemAfter(key, current, all.length);
    const { letters, typedAt } = word.current;
    word.current = { letters: timeStamp - typedAt > wordPause ? key : letters + key, typedAt: timeStamp };
    return itemBeginningWith(
      word.current.letters,
      current,
      all.map(({ textContent }) => textContent),
    );
  }
  return (
    <div {...rest} className={clsx(anchored.scope, dropdown.dropdown, dropdown[side], className)}>
      <Button
        variant={variant}
        color={color}
        size={size}
        {...trigger}
        ref={button}
        id={buttonId}
        className={clsx(anchored.anchor, trigger?.className)}
        aria-haspopup="menu"
        popoverTarget={id}
        onKeyDown={bothHandlers(trigger?.onKeyDown, openAt)}
      >
        {label}
        <Icon name="chevron-down" />
      </Button>
      <div
        ref={list.ref}
        id={id}
        popover="auto"
        role="menu"
        aria-labelledby={buttonId}
        data-closes-on-focus-out
        className={clsx(
          panel.panel,
          anchored.floating,
          side === "top" ? anchored.above : anchored.below,
          dropdown.list,
        )}
        onToggle={bothHandlers(list.onToggle, focusWhenOpened)}
        onKeyDown={followKey}
      >
        {items.map(({ id: key, label, onClick, disabled = false }, index) => (
          <button
            key={key ?? index}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={disabled || undefined}
            className={dropdown.item}
            onClick={() => {
              if (disabled) return;
              close();
              onClick();
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <CloseOnFocusOut />
    </div>
  );
}
