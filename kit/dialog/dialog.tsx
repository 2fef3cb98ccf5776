"use client";

import clsx from "clsx";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { useGivenRef } from "../given-ref.ts";
import panel from "../panel.module.css";
import styles from "./dialog.module.css";

export interface DialogProps extends Omit<ComponentProps<"dialog">, "open" | "onClose"> {
  /** The id of the heading, for the accessible name. */
  labelledBy: string;
  /** Whether it is modal: the rest of the page is inert. */
  modal: boolean;
  /** Called after the dialog has closed. */
  onClose?: () => void;
}

/**
 * A native dialog. It is open in the HTML, so that a page answered without JavaScript shows it; with `modal`, it
 * becomes modal as soon as React runs.
 */
export function Dialog({ labelledBy, modal, onClose, ref, className, ...rest }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useGivenRef(ref, element);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!modal || !dialog) return;
    dialog.close();
    dialog.showModal();
    // Returns the focus when the parent removes the dialog.
    return () => dialog.close();
  }, [modal]);
  return (
    <dialog
      data-kit-dialog
      aria-labelledby={labelledBy}
      {...rest}
      ref={element}
      open
      className={clsx(panel.panel, styles.dialog, className)}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose?.();
      }}
    />
  );
}
