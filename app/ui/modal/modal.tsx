import { type ReactNode, useId } from "react";
import { DialogsInOlderBrowsers } from "../behaviours/dialogs-in-older-browsers.ts";
import { Button, type ButtonColor, type ButtonSize, type ButtonVariant } from "../button/button.tsx";
import palette from "../colors.module.css";
import { type Color, colors } from "../colors.ts";
import dialogStyles from "../dialog/dialog.module.css";
import { Icon, type IconName } from "../icon/icon.tsx";
import { oneOf } from "../option-set.ts";
import panel from "../panel.module.css";
import styles from "./modal.module.css";

export interface ModalProps {
  /** The button that opens it. */
  trigger: { label: string; variant?: ButtonVariant; color?: ButtonColor; size?: ButtonSize };
  title: string;
  /** A button beside Close, which closes the dialog too. */
  action?: { label: string; color?: ButtonColor; onClick?: () => void };
  closeLabel?: string;
  /** Makes it a notification: a sign above the title, in a colour. */
  notification?: { icon: IconName; color: Color };
  children: ReactNode;
}

/**
 * A button and the modal dialog it opens. It closes by Close, X, Escape and a click beside it; focus goes back to the
 * button. The browser does all of it by invoker commands, so it works without JavaScript.
 */
export function Modal({ trigger, title, action, closeLabel = "Close", notification, children }: ModalProps) {
  const id = useId();
  const { label, ...look } = trigger;
  const closes = { command: "close", commandfor: id } as const;
  return (
    <>
      <Button {...look} command="show-modal" commandfor={id} aria-haspopup="dialog">
        {label}
      </Button>
      <dialog
        data-kit-dialog
        id={id}
        className={`${panel.panel} ${dialogStyles.dialog} ${styles.modal}`}
        aria-labelledby={`${id}-title`}
        closedby="any"
      >
        <div className={styles.inside}>
          {notification && (
            <p
              className={`${styles.sign} ${palette[oneOf("Modal", "color", notification.color, colors, "dark")]}`}
            >
              <Icon name={notification.icon} />
            </p>
          )}
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <div className={styles.body}>{children}</div>
          <div className={styles.actions}>
            <Button {...closes} variant="outline" color="dark">
              {closeLabel}
            </Button>
            {action && (
              <Button {...closes} color={action.color ?? "dark"} onClick={action.onClick}>
                {action.label}
              </Button>
            )}
          </div>
          {/* Last: opening the dialog focuses the first control, which is the one that changes nothing. */}
          <button
            {...closes}
            type="button"
            className={`${panel.close} ${styles.close}`}
            aria-label="Close the dialog"
          >
            <Icon name="close" />
          </button>
        </div>
        <DialogsInOlderBrowsers />
      </dialog>
    </>
  );
}
