"use client";

import clsx from "clsx";
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useLayoutEffect } from "react";
import { DialogsOpenAtTitle } from "../behaviours/dialogs-open-at-title.ts";
import { Button } from "../button/button.tsx";
import palette from "../colors.module.css";
import { useGivenRef } from "../given-ref.ts";
import { useHydrated } from "../hydration.ts";
import { Icon } from "../icon/icon.tsx";
import { useClosedWhileHidden } from "../openable.ts";
import { oneOf } from "../option-set.ts";
import { ownText } from "../own-text.ts";
import panel from "../panel.module.css";
import { bothHandlers } from "../render-as.ts";
import styles from "./response-dialog.module.css";

export const responseStates = ["info", "success", "warning"] as const;

/** Other props go to the `dialog`. */
export interface ResponseDialogProps
  extends Omit<ComponentProps<"dialog">, "children" | "open" | "onClose" | "title"> {
  /** A label above the heading. */
  title: ReactNode;
  /** The heading, and the accessible name of the dialog. */
  heading: ReactNode;
  /** The text below the heading, which is also the accessible description of the dialog. */
  message?: ReactNode;
  /**
   * A second button beside Close: its label, or its label and a function, which is called after the dialog has closed. With the
   * default, "close", there is no second button.
   */
  action?: string | { label: ReactNode; onClick: () => void };
  /** The outcome, which sets the colour and the icon of the title. */
  state: (typeof responseStates)[number];
  /** The URL to go to when the dialog closes. Without JavaScript, Close is a link to it. */
  closeHref: string;
  /** A note below the buttons that says where the visitor goes when the dialog closes. */
  closeNote?: ReactNode;
  /** The label of the button that only closes the dialog. */
  closeLabel?: ReactNode;
  /** Called when the dialog closes, instead of going to `closeHref`. Needs JavaScript. */
  onClose?: () => void;
  /** A decorative picture over the edge of the dialog, with its size in pixels; not shown in low windows. */
  picture?: { src: string; width: number; height: number };
}

/**
 * The result of a form, in a dialog that opens automatically. Without JavaScript the dialog is part of the server's
 * response, is not modal, and has links in place of buttons.
 */
export function ResponseDialog(props: ResponseDialogProps) {
  const { title, heading, message, action = "close", state: given, closeHref, closeNote, ...more } = props;
  const { closeLabel = "Close", onClose, picture, ref, className, ...rest } = more;
  const state = oneOf("ResponseDialog", "state", given, responseStates, undefined);
  const id = useId();
  const modal = useHydrated();
  const element = useGivenRef(ref);
  useClosedWhileHidden(() => element.current);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!modal || !dialog?.matches("[open]:not(:modal)")) return;
    dialog.close();
    dialog.showModal();
  }, [element, modal]);
  const extra = typeof action === "string" ? { label: action, onClick: undefined } : action;
  // A server's message may be a whole paragraph, which is shown smaller.
  const isLong = typeof heading === "string" && heading.length > 80;
  const leave = onClose ?? (() => window.location.assign(closeHref));
  return (
    <dialog
      data-kit-dialog
      aria-labelledby={`${id}-heading`}
      aria-describedby={message ? `${id}-message` : undefined}
      {...rest}
      ref={element}
      open
      className={clsx(panel.panel, panel.dialog, styles.whole, state && palette[state], className)}
      // Ignores the `close` event caused by `dialog.close()` in the effect: it fires after the dialog has reopened.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) leave();
      }}
    >
      <div className={styles.inside}>
        <p className={styles.title}>
          <Icon name={state === "warning" ? "warning" : "success"} size="1.25rem" />
          {ownText(title)}
        </p>
        <h2 id={`${id}-heading`} className={clsx(styles.heading, isLong && styles.long)}>
          {heading}
        </h2>
        {message && (
          <p id={`${id}-message`} className={styles.message}>
            {message}
          </p>
        )}
        <div className={styles.actions}>
          <Button color="success" variant="gradient" {...(modal ? { onClick: close } : { href: closeHref })}>
            {closeLabel}
          </Button>
          {extra.label !== "close" && (
            <Button
              color="dark"
              variant="outline"
              {...(modal && (onClose || extra.onClick)
                ? { onClick: bothHandlers(close, () => extra.onClick?.()) }
                : { href: closeHref })}
            >
              {extra.label}
            </Button>
          )}
        </div>
        {closeNote && <p className={styles.note}>{closeNote}</p>}
      </div>
      {picture && <img className={styles.picture} alt="" {...picture} />}
      <DialogsOpenAtTitle />
    </dialog>
  );
}

function close({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest("dialog")?.close();
}
