"use client";

import clsx from "clsx";
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { useHydrated } from "../hydrated.ts";
import { Icon } from "../icon/icon.tsx";
import { ownText } from "../own-text.ts";
import styles from "./response-dialog.module.css";

/** What a form was answered with. What is not said here goes to the `dialog`. */
export interface ResponseDialogProps
  extends Omit<ComponentProps<"dialog">, "children" | "open" | "onClose" | "title"> {
  /** A word on how it went, above the heading. */
  title: ReactNode;
  /** Names the dialog. */
  heading: ReactNode;
  /** What happens next; read out with the heading. */
  message?: ReactNode;
  /** An extra button beside Close: what it says, and what it does before the dialog closes. With 'close' there is none. */
  action?: string | { label: ReactNode; onClick: () => void };
  /** How it went: the colour of its edge, and the sign. */
  state: "info" | "success" | "warning";
  /** Where closing it leads; told beforehand, in `closeNote`. Without JavaScript it is a link. */
  closeHref: string;
  /** Where closing it leads, in words. */
  closeNote?: ReactNode;
  /** Where there is JavaScript, called instead of leaving. */
  onClose?: () => void;
  /** A decoration hanging over the edge. */
  picture?: { src: string; width: number; height: number };
}

/**
 * What came of a form, in a dialog that opens by itself. A page answered without JavaScript shows it in its place, and
 * its buttons are links.
 */
export function ResponseDialog(props: ResponseDialogProps) {
  const { title, heading, message, action = "close", state, closeHref, closeNote, ...more } = props;
  const { onClose, picture, className, ...rest } = more;
  const id = useId();
  const modal = useHydrated();
  const extra = typeof action === "string" ? { label: action, onClick: undefined } : action;
  const leave = onClose ?? (() => window.location.assign(closeHref));
  return (
    <Dialog
      labelledBy={`${id}-heading`}
      aria-describedby={message ? `${id}-message` : undefined}
      {...rest}
      modal={modal}
      onClose={leave}
      className={clsx(styles[state], className)}
    >
      <div className={styles.inside}>
        <p className={styles.title}>
          <Icon name={state === "warning" ? "warning" : "success"} />
          {ownText(title)}
        </p>
        <h2 id={`${id}-heading`} className={headingClass(heading)}>
          {heading}
        </h2>
        {message && (
          <p id={`${id}-message`} className={styles.message}>
            {message}
          </p>
        )}
        <div className={styles.actions}>
          {modal ? (
            <Button color="success" variant="gradient" onClick={close}>
              Close
            </Button>
          ) : (
            <Button color="success" variant="gradient" href={closeHref}>
              Close
            </Button>
          )}
          {extra.label !== "close" && (
            <Button
              color="dark"
              variant="outline"
              {...(modal && (onClose || extra.onClick)
                ? {
                    onClick: (event) => {
                      extra.onClick?.();
                      close(event);
                    },
                  }
                : { href: closeHref })}
            >
              {extra.label}
            </Button>
          )}
        </div>
        {closeNote && <p className={styles.note}>{closeNote}</p>}
      </div>
      {picture && <img className={styles.picture} alt="" {...picture} />}
    </Dialog>
  );
}

function close({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest("dialog")?.close();
}

/** A server's reason may be as long as a paragraph; it is set smaller then. */
function headingClass(heading: ReactNode) {
  return clsx(styles.heading, typeof heading === "string" && heading.length > 80 && styles.long);
}
