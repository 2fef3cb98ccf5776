"use client";

import clsx from "clsx";
import { type ComponentProps, type MouseEvent, useId } from "react";
import palette from "../colors.module.css";
import { type Color, colors } from "../colors.ts";
import { useControllable } from "../controllable.ts";
import { Icon } from "../icon/icon.tsx";
import { noticeIcons } from "../notice-icons.ts";
import { oneOf } from "../option-set.ts";
import styles from "./alert.module.css";
import { focusWhatFollows } from "./reading-order.ts";

export const alertFontWeights = ["normal", "bold"] as const;

export interface AlertProps extends Omit<ComponentProps<"div">, "color"> {
  /** What kind of news it is; it decides the sign too. */
  color?: Color;
  /** Of its words. */
  fontWeight?: (typeof alertFontWeights)[number];
  /** Has a button that takes it away. */
  dismissible?: boolean;
  /** Whether it is there, decided by the parent. */
  open?: boolean;
  /** Whether it is there at first; from then on the visitor decides. */
  defaultOpen?: boolean;
  /** Called when its button is to take it away. */
  onOpenChange?: (open: boolean) => void;
  /** Called after its button was pressed. */
  onClose?: () => void;
}

/** A notice in the flow of the page. The colour is never the only sign: the words carry it. */
export function Alert({ dismissible = false, onClose, children, ...more }: AlertProps) {
  const { open, defaultOpen = true, onOpenChange, color: given, fontWeight, className, ...rest } = more;
  const color = oneOf("Alert", "color", given, colors, "success");
  const id = useId();
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
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
      <Icon name={noticeIcons[color]} />
      <div id={dismissible ? id : undefined}>{children}</div>
      {dismissible && (
        <button
          type="button"
          className={styles.close}
          aria-label="Dismiss"
          aria-describedby={id}
          onClick={dismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
