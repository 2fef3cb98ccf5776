import { type ReactNode, useLayoutEffect, useRef } from "react";
import panel from "../panel.module.css";
import styles from "./dialog.module.css";

export interface DialogProps {
  /** The id of the heading that names it. */
  labelledBy: string;
  /** Opened over the page, which then can't be reached. */
  modal: boolean;
  /** After it was closed, in whatever way. */
  onClose?: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A native dialog. It is open in the HTML, so that a page answered without JavaScript shows it in its place;
 * with `modal` it is lifted over the page as soon as React runs.
 */
export function Dialog({ labelledBy, modal, onClose, className, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!modal || !dialog || dialog.matches(":modal")) return;
    dialog.close();
    dialog.showModal();
  }, [modal]);
  return (
    <dialog
      data-kit-dialog
      ref={element}
      open
      className={[panel.panel, styles.dialog, className].filter(Boolean).join(" ")}
      aria-labelledby={labelledBy}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}
