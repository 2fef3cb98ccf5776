import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../button/button.tsx";
import palette from "../colors.module.css";
import { type Color, colors } from "../colors.ts";
import { Icon } from "../icon/icon.tsx";
import { noticeIcons } from "../notice-icons.ts";
import { oneOf } from "../option-set.ts";
import panel from "../panel.module.css";
import styles from "./toast.module.css";
import { restableTimer } from "./toast-timer.ts";

export interface ToastProps {
  title: string;
  /** When it happened, in words. */
  date?: string;
  description?: ReactNode;
  /** The sign of its colour unless given. It never speaks by itself. */
  icon?: ReactNode;
  color?: Color;
  /** Takes the toast away: called by its button, and 5 seconds after it came. */
  closeHandler: () => void;
  /** Something to do about it. A toast with an action doesn't leave by itself. */
  action?: { label: string; onClick: () => void };
}

/**
 * A notice over the page, that leaves after 5 seconds unless pointer or focus rest on it. It belongs into a
 * `ToastRegion`. `danger` interrupts what is being read.
 */
export function Toast({ title, date, description, icon, closeHandler, action, ...look }: ToastProps) {
  const color = oneOf("Toast", "color", look.color, colors, "success");
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const timer = useToastTimer(closeHandler, action === undefined);

  function close() {
    closeHandler();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus that rest on it keep it
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: alert and group both may have a name
    <div
      ref={element}
      role={color === "danger" || color === "error" ? "alert" : "group"}
      aria-labelledby={id}
      className={`${panel.panel} ${styles.toast} ${palette[color]} ${color === "dark" ? styles.dark : ""}`}
      onPointerEnter={timer.rest}
      onPointerLeave={() => {
        if (!element.current?.contains(document.activeElement)) timer.goOn();
      }}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        timer.rest();
      }}
      onBlur={() => {
        if (!element.current?.matches(":hover")) timer.goOn();
      }}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <Icon name={noticeIcons[color]} />}
      </span>
      <div className={styles.words}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        {date && <p className={styles.date}>{date}</p>}
        {description && <div className={styles.description}>{description}</div>}
        {action && (
          <Button size="sm" variant="outline" color="dark" className={styles.action} onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        className={`${panel.close} ${styles.close}`}
        aria-label={`Close: ${title}`}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/**
 * Where toasts appear: at the lower edge of the window. It must be in the page before its first toast, so that
 * readers of the page are told of it.
 */
export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-atomic="false" aria-label="Notifications" className={styles.region}>
      {children}
    </div>
  );
}

function useToastTimer(done: () => void, leaves: boolean) {
  const latest = useRef(done);
  const timer = useRef(restableTimer(() => latest.current()));
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    if (!leaves) return;
    const { goOn, rest } = timer.current;
    goOn();
    return rest;
  }, [leaves]);
  return leaves ? timer.current : { rest() {}, goOn() {} };
}
