"use client";

import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { DialogsInOlderBrowsers } from "../behaviours/dialogs-in-older-browsers.ts";
import { DialogsOpenAtTitle } from "../behaviours/dialogs-open-at-title.ts";
import { Button, type ButtonColor, type TriggerProps } from "../button/button.tsx";
import palette from "../colors.module.css";
import { type Color, colors } from "../colors.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import { type Openable, useOpenable } from "../openable.ts";
import { oneOf } from "../option-set.ts";
import panel from "../panel.module.css";
import { bothHandlers } from "../render-as.ts";
import titles from "../title.module.css";
import { type Translated, translator } from "../translation.ts";
import styles from "./modal.module.css";

/** Other props go to the `dialog`. */
export interface ModalProps
  extends Openable,
    Translated<"Close the dialog">,
    Omit<ComponentProps<"dialog">, "title" | "open"> {
  /**
   * The label and other props of the button that opens the dialog. Leave it out if only the parent opens the dialog.
   */
  trigger?: TriggerProps & { label: ReactNode };
  /** The heading, which names the dialog. */
  title: ReactNode;
  /** A button beside Close, whose `onClick` is called after the dialog has closed. */
  action?: { label: ReactNode; color?: ButtonColor; onClick?: () => void };
  /** The label of the button that only closes the dialog. */
  closeLabel?: ReactNode;
  /** For a notification: an icon above the title, and the colour of the icon. */
  notification?: { icon: IconName; color: Color };
  /** Whether the body is the accessible description. Set it to false for long texts, lists and tables. */
  describe?: boolean;
  children: ReactNode;
}

/**
 * A button that opens a modal dialog. Close, X, Escape and a click on the backdrop close the dialog; the focus then
 * returns to the button. The button uses invoker commands, so it works without JavaScript.
 */
export function Modal({ trigger, title, action, closeLabel = "Close", notification, ...more }: ModalProps) {
  const { open, defaultOpen, onOpenChange, describe = true, words, children, ...given } = more;
  const { ref, className, onToggle, onClose, ...rest } = given;
  const { label, ...opener } = trigger ?? { label: undefined };
  const ownId = useId();
  const id = rest.id ?? ownId;
  const dialog = useOpenable({ open, defaultOpen, onOpenChange }, ref);
  const closes = { command: "close", commandfor: id } as const;
  function act() {
    // Closes first, because closing moves the focus, and the action may too.
    dialog.ref.current?.close();
    action?.onClick?.();
  }
  return (
    <>
      {trigger && (
        <Button {...opener} command="show-modal" commandfor={id} aria-haspopup="dialog">
          {label}
        </Button>
      )}
      <dialog
        data-kit-dialog
        aria-labelledby={`${id}-title`}
        aria-describedby={describe ? `${id}-body` : undefined}
        closedby="any"
        {...rest}
        ref={dialog.ref}
        id={id}
        className={clsx(panel.panel, panel.dialog, styles.modal, className)}
        onToggle={bothHandlers(onToggle, dialog.onToggle)}
        // Handles `close` too, because not every browser fires `toggle` events on dialogs.
        onClose={bothHandlers(onClose, dialog.onToggle)}
      >
        <div className={styles.inside}>
          {notification && (
            <p
              className={clsx(
                styles.sign,
                palette[oneOf("Modal", "color", notification.color, colors, "dark")],
              )}
            >
              <Icon name={notification.icon} size="1.75rem" />
            </p>
          )}
          <h2 id={`${id}-title`} className={clsx(titles.title, styles.title)}>
            {title}
          </h2>
          <div id={describe ? `${id}-body` : undefined} className={styles.body}>
            {children}
          </div>
          <div className={styles.actions}>
            <Button {...closes} variant="outline" color="dark">
              {closeLabel}
            </Button>
            {action && (
              <Button {...closes} color={action.color ?? "dark"} onClick={act}>
                {action.label}
              </Button>
            )}
          </div>
          {/* This button is last, because an opening dialog focuses its first control, which must be Close. */}
          <button
            {...closes}
            type="button"
            className={clsx(panel.iconButton, styles.close)}
            aria-label={translator(words)("Close the dialog")}
          >
            <Icon name="close" size="1.15rem" />
          </button>
        </div>
        <DialogsInOlderBrowsers />
        <DialogsOpenAtTitle />
      </dialog>
    </>
  );
}
