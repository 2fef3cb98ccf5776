import { type ReactNode, useId } from "react";
import anchored from "../anchored.module.css";
import { CloseOnFocusOut } from "../behaviours/close-on-focus-out.ts";
import { Button, type ButtonColor, type ButtonSize, type ButtonVariant } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import panel from "../panel.module.css";
import styles from "./popover.module.css";

export interface PopoverProps {
  /** The words of the button. */
  label: ReactNode;
  title: string;
  /** The side on which it opens where there is room; else it takes another. */
  side?: "top" | "right" | "bottom" | "left";
  variant?: ButtonVariant;
  color?: ButtonColor;
  size?: ButtonSize;
  children: ReactNode;
}

/** A button that shows a note beside itself, right after it in the order of reading. */
export function Popover({ label, title, side = "top", children, ...look }: PopoverProps) {
  const id = useId();
  return (
    <div className={`${anchored.scope} ${styles.place}`}>
      <Button {...look} className={anchored.anchor} popoverTarget={id}>
        {label}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a named group of text; a fieldset is for fields */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-labelledby={`${id}-title`}
        data-closes-on-focus-out
        className={`${panel.panel} ${anchored.floating} ${anchored[side]} ${styles.popover}`}
      >
        <p id={`${id}-title`} className={styles.title}>
          {title}
        </p>
        <div className={styles.text}>{children}</div>
        <button
          type="button"
          className={`${panel.close} ${styles.close}`}
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
