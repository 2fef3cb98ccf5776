import { useId } from "react";
import anchored from "../anchored.module.css";
import { CloseOnFocusOut } from "../behaviours/close-on-focus-out.ts";
import { Button, type ButtonColor, type ButtonSize, type ButtonVariant } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import panel from "../panel.module.css";
import styles from "./dropdown.module.css";

/** A link, or something to do. */
export type DropdownItem =
  | { label: string; href: string; current?: boolean }
  | { label: string; onClick?: () => void };

export interface DropdownProps {
  label: string;
  items: readonly DropdownItem[];
  /** `up` opens above the button: a dropup. */
  direction?: "down" | "up";
  variant?: ButtonVariant;
  color?: ButtonColor;
  size?: ButtonSize;
}

/**
 * A button that shows a list of links or buttons: opens and closes on click, closes on Escape and when focus leaves
 * it. It is a list and not an ARIA menu, so Tab goes through it (the disclosure pattern of the ARIA guide).
 */
export function Dropdown({ label, items, direction = "down", ...look }: DropdownProps) {
  const id = useId();
  const side = direction === "up" ? anchored.above : anchored.below;
  return (
    <div className={`${anchored.scope} ${styles.dropdown} ${styles[direction]}`}>
      <Button {...look} className={anchored.anchor} popoverTarget={id}>
        {label}
        <Icon name="chevron-down" />
      </Button>
      <ul
        id={id}
        popover="auto"
        data-closes-on-focus-out
        className={`${panel.panel} ${anchored.floating} ${side} ${styles.list}`}
      >
        {items.map((item) => (
          <li key={item.label}>
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
