"use client";

import clsx from "clsx";
import { type ComponentProps, type MouseEvent, useId } from "react";
import palette from "../colors.module.css";
import { type Color, colors } from "../colors.ts";
import { useControllable } from "../controllable.ts";
import { Icon, noticeIcons } from "../icon/icon.tsx";
import { oneOf } from "../option-set.ts";
import panel from "../panel.module.css";
import { type Translated, translator } from "../translation.ts";
import styles from "./alert.module.css";
import { focusWhatFollows } from "./reading-order.ts";

export const alertFontWeights = ["normal", "bold"] as const;

export interface AlertProps extends Translated<"Dismiss">, Omit<ComponentProps<"div">, "color"> {
  /** The colour, which also sets the icon. */
  color?: Color;
  /** The font weight of the text. */
  fontWeight?: (typeof alertFontWeights)[number];
  /** Whether the alert has a button that closes it. */
  dismissible?: boolean;
  /** Whether the alert is shown (controlled). */
  open?: boolean;
  /** Whether the alert is initially shown (uncontrolled). */
  defaultOpen?: boolean;
  /** Called when the visitor presses the close button. */
  onOpenChange?: (open: boolean) => void;
  /** Called after the alert has been closed by its button. */
  onClose?: () => void;
}

/** A notice on the page. Its text must make sense without the colour. */
export function Alert({ dismissible = false, onClose, children, ...more }: AlertProps) {
  const { open, defaultOpen = true, onOpenChange, color: given, fontWeight, ...others } = more;
  const { words, className, ...rest } = others;
  const color = oneOf("Alert", "color", given, colors, "success");
  const id = useId();
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  if (!isOpen) return null;

  function dismiss({ currentTarget }: MouseEvent) {
    if (currentTarget.parentElement) focusWhatFollows(currentTarget.parentElement);
    setOpen(false);
    onClose?.();
  }
  const classes = clsx(
    styles.alert,
    palette[color],
    color === "dark" && styles.dark,
    styles[oneOf("Alert", "fontWeight", fontWeight, alertFontWeights, "normal")],
    className,
  );
  return (
    <div {...rest} className={classes}>
      <Icon name={noticeIcons[color]} size="1.3rem" />
      <div id={dismissible ? id : undefined}>{children}</div>
      {dismissible && (
        <button
          type="button"
          className={clsx(panel.iconButton, styles.close)}
          aria-label={translator(words)("Dismiss")}
          aria-describedby={id}
          onClick={dismiss}
        >
          <Icon name="close" size="1.1rem" />
        </button>
      )}
    </div>
  );
}
